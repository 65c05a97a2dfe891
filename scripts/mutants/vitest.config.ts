import { defineConfig } from 'vitest/config';

const folders = process.env.FOLDERS?.split(',') ?? ['backend', 'contract', 'dataProvider', 'domain', 'purchases', 'session'];

/** What Stryker runs: tests without screens. Its threads share the process, and so the time zone: who changes that stays away. */
export default defineConfig({
  define: { __SIMULATED__: 'true' },
  test: {
    include: [...folders.map((folder) => `tests/${folder}/**/*.test.ts`), 'tests/ui/identityErrors.test.ts'],
    setupFiles: ['tests/support/consoleErrors.ts'],
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
