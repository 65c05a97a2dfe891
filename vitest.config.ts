import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

/** Firebase's build for Node takes hold of fetch when it is loaded and knows no pop-up: tests use the browser's. */
const firebaseAuth = () => {
  const firebase = require.resolve('firebase/auth');
  return join(dirname(createRequire(firebase).resolve('@firebase/auth/package.json')), 'dist/esm/index.js');
};

/** react-admin loads the router as Node finds it, Vite would pick another build: two routers, and no context in common. */
const router = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: require.resolve(name),
}));

/** Folders whose tests need no page and therefore start in a third of the time. */
const withoutPage = ['backend', 'build', 'contract', 'domain', 'images'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

/** The whole product, as its users see it; but for files that need modules of their own: they mock one, or load it first. */
const flows = ['tests/flows/**/!(*.isolated).test.{ts,tsx}', 'tests/faults/**/*.test.ts'];

/** What needs a real database: one PostgreSQL for all of them. */
const withDatabase = 'tests/server/**/*.test.ts';

/** Milliseconds. It ends what hangs: no test of these knows how long a machine takes. What is repeated at night takes its time. */
const guard = process.env.LONG === undefined ? 600_000 : 3_600_000;

const page = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['tests/support/judgeConsole.ts', 'tests/support/page.ts'],
  server: { deps: { inline: [/@firebase\/auth/] } },
};

const isolatedFlows = 'tests/flows/**/*.isolated.test.tsx';

/** The same of parts. */
const isolatedParts = 'tests/{ui,mocks,dataProvider}/**/*.isolated.test.{ts,tsx}';

/** The same without a page: builds draw the pages with a React of their own, and texts come once. */
const isolatedNode = 'tests/{build,contract}/*.isolated.test.ts';

/** Flows run what visitors run: React's production build, in three quarters of the time. Tests of parts hear what the other one says. */
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
      // Most of what a page makes is thrown away at once: with more room for it a twentieth of the time is saved.
      '--max-semi-space-size=64',
      // From 25 on Node has a localStorage of its own, without a file to keep anything in, and jsdom's would not replace it.
      ...(process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : []),
    ],
    testTimeout: guard,
    hookTimeout: guard,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Loading what is tested takes longer than most files' tests: once for all of them, and each test leaves nothing behind.
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
          exclude: [...withoutPage, ...flows, isolatedFlows, isolatedParts, withDatabase, 'tests/e2e/**'],
        },
      },
    ],
  },
});
