import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

/** Firebase's build for browsers: the one for Node captures fetch on loading and has no pop-up. */
const firebaseAuth = () => {
  const firebase = require.resolve('firebase/auth');
  return join(dirname(createRequire(firebase).resolve('@firebase/auth/package.json')), 'dist/esm/index.js');
};

/** Router as Node resolves it for react-admin: Vite would choose another build, with a context of its own. */
const router = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: require.resolve(name),
}));

/** Folders whose tests need no page and therefore start in a third of the time. */
const withoutPage = ['backend', 'build', 'contract', 'domain', 'images'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

/**
 * Flows: tests of the whole product, except files that need modules of their own, as they mock one or load it first.
 */
const flows = ['tests/flows/**/!(*.isolated).test.{ts,tsx}', 'tests/faults/**/*.test.ts'];

/** Tests that need a database; they share one PostgreSQL. */
const withDatabase = 'tests/server/**/*.test.ts';

/** Time limit in milliseconds, only against hanging; repeated tests at night get more. */
const guard = process.env.LONG === undefined ? 600_000 : 3_600_000;

const page = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['tests/support/judgeConsole.ts', 'tests/support/page.ts'],
  server: { deps: { inline: [/@firebase\/auth/] } },
};

const isolatedFlows = 'tests/flows/**/*.isolated.test.tsx';

/** Tests of parts with modules of their own. */
const isolatedParts = 'tests/{ui,mocks,dataProvider}/**/*.isolated.test.{ts,tsx}';

/** Tests without a page with modules of their own, as builds prerender with their own React. */
const isolatedNode = 'tests/{build,contract}/*.isolated.test.ts';

/**
 * React's production build for flows, as visitors run it, in three quarters of the time. Tests of parts use the
 * development build for its warnings.
 */
const product = { env: { NODE_ENV: 'production' } };
const oxc = { jsx: { development: false } };
const parts = { ...page, setupFiles: [...page.setupFiles, 'tests/support/parts.ts'] };

export default defineConfig({
  define: { __SIMULATED__: 'true' },
  resolve: { alias: [{ find: /^firebase\/auth$/, replacement: firebaseAuth() }, ...router] },
  test: {
    // More workers than cores only take memory from each other.
    pool: 'forks',
    maxWorkers: availableParallelism(),
    execArgv: [
      // Most objects of a page are short-lived: a larger young generation saves a twentieth of the time.
      '--max-semi-space-size=64',
      // Node 25 and newer have a localStorage of their own, which jsdom's would not replace.
      ...(process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : []),
    ],
    testTimeout: guard,
    hookTimeout: guard,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Modules are loaded once for all files, as that takes longer than most tests; each test cleans up after itself.
    isolate: false,
    tags: [
      {
        name: 'thorough',
        description: 'Run by `npm run test:all` alone: what it proves, a cheaper test proves already.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: withoutPage,
          exclude: [isolatedNode],
          setupFiles: ['tests/support/judgeConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated node',
          environment: 'node',
          include: [isolatedNode],
          setupFiles: ['tests/support/judgeConsole.ts'],
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: [withDatabase],
          // Each file ends its own connections.
          isolate: true,
          globalSetup: ['tests/support/startPostgres.ts', 'tests/support/buildServers.ts'],
          setupFiles: ['tests/support/judgeConsole.ts'],
        },
      },
      {
        extends: true,
        oxc,
        test: {
          ...page,
          ...product,
          name: 'flows',
          include: flows,
        },
      },
      {
        extends: true,
        oxc,
        test: { ...page, ...product, name: 'isolated flows', include: [isolatedFlows], isolate: true },
      },
      {
        extends: true,
        test: { ...parts, name: 'isolated parts', include: [isolatedParts], isolate: true },
      },
      {
        extends: true,
        test: {
          ...parts,
          name: 'parts',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...withoutPage,
            ...flows,
            isolatedFlows,
            isolatedParts,
            withDatabase,
            'tests/e2e/**',
            'tests/examples/**',
          ],
        },
      },
    ],
  },
});
