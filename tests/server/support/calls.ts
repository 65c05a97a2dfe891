import { describe } from 'vitest';

const files = import.meta.glob('../../backend/calls/*.test.ts');

/** Runs the tests of tests/backend/calls once more; call `goThrough` before, to choose another storage or HTTP. */
export const testCalls = (): void => {
  for (const [path, load] of Object.entries(files))
    describe(path.slice(path.lastIndexOf('/') + 1), async () => {
      await load();
    });
};
