import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

const folders = process.env.TESTS || 'backend|contract|dataProvider|domain|purchases|session';

/** Stryker asks for tests that failed, and a file that cannot be loaded has none: told as an error, its mutant counts as none. */
const tellCrashes = (): Reporter => {
  let vitest: Vitest | undefined;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestModuleEnd: (file) => {
      for (const error of file.errors()) vitest?.state.catchError(error, 'Crash');
    },
  };
};

/**
 * What Stryker runs: tests without screens. Its threads share the process, and so the time zone: who changes that stays away.
 * So do thousands of random tries, which would be made again for each mutant.
 */
export default defineConfig({
  define: { __SIMULATED__: 'true' },
  test: {
    include: [`tests/@(${folders})/**/*.test.ts`, 'tests/ui/identityErrors.test.ts'],
    exclude: ['**/*.property.test.ts'],
    setupFiles: ['tests/support/judgeConsole.ts'],
    reporters: [tellCrashes()],
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
