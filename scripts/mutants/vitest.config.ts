import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';

const folders = process.env.FOLDERS ?? 'backend|contract|dataProvider|domain|purchases|session';

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

/** The first red test ends a run: thousands of random tries are for what the others have not noticed. */
class RandomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isRandom = ({ moduleId }: TestSpecification) => Number(moduleId.includes('.property.'));
    return (await super.sort(files)).sort((a, b) => isRandom(a) - isRandom(b));
  }
}

/** What Stryker runs: tests without screens. Its threads share the process, and so the time zone: who changes that stays away. */
export default defineConfig({
  define: { __SIMULATED__: 'true' },
  test: {
    include: [`tests/@(${folders})/**/*.test.ts`, 'tests/ui/identityErrors.test.ts'],
    setupFiles: ['tests/support/consoleErrors.ts'],
    reporters: [tellCrashes()],
    sequence: { sequencer: RandomLast },
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
