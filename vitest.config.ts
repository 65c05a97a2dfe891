import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Firebase's build for Node takes hold of fetch when it is loaded and knows no pop-up: tests use the browser's. */
const firebaseAuth = () => {
  const firebase = createRequire(import.meta.url).resolve('firebase/auth');
  return join(dirname(createRequire(firebase).resolve('@firebase/auth/package.json')), 'dist/esm/index.js');
};

/** Folders whose tests need no page and therefore start in a third of the time. */
const withoutPage = ['backend', 'build', 'contract', 'domain', 'images'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

export default defineConfig({
  define: { __SIMULATED__: 'true' },
  resolve: { alias: [{ find: /^firebase\/auth$/, replacement: firebaseAuth() }] },
  test: {
    // The usual small machine has two cores; more workers only take memory from each other.
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: withoutPage,
          setupFiles: ['tests/support/consoleErrors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...withoutPage, 'tests/e2e/**'],
          setupFiles: ['tests/support/consoleErrors.ts', 'tests/support/page.ts'],
          server: { deps: { inline: [/@firebase\/auth/] } },
        },
      },
    ],
  },
});
