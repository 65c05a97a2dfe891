import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findTestChromium } from './scripts/chromium.mjs';
import { e2eBuilds, e2ePorts } from './scripts/e2eBuilds.mjs';
import { longRun } from '#tests/support/longRun.ts';

const ports = e2ePorts();
const builds = e2eBuilds(ports);
const chromium = await findTestChromium();
/** Chromium refuses its sandbox to root, who runs the tests in a container. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const site = (build: keyof typeof builds) => `http://localhost:${String(ports[build])}`;
const preview = (build: keyof typeof builds) => ({
  command: `node node_modules/vite/bin/vite.js preview --outDir ${builds[build].outDir} --port ${String(ports[build])} --strictPort`,
  url: site(build),
  timeout: 300_000,
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: availableParallelism(),
  // A guard against hanging, and no matter of how fast a machine is: whatever a test waits for is a state.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // One test that is left to run alone would pass for all of them; `npx playwright test FILE:LINE` runs it alone, too.
  forbidOnly: true,
  retries: 0,
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 120_000,
    // A trace draws the page again at every step: half of a test's time. By day a failure brings a picture and the page's own
    // words, and `--trace retain-on-failure` the rest; the long run takes its time.
    trace: longRun ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      // Without windows it would set letters on whole pixels, which no reader's browser does.
      args: [...asRoot, '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
    },
  },
  projects: [
    // First, and one worker: the address of the server is part of the build, so there can be one server only. The other worker
    // has the demo meanwhile.
    {
      name: 'real-server',
      testMatch: 'real-server/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      use: { baseURL: site('realServer') },
    },
    // One database and one server for all of them (tests/e2e/support/full.ts).
    { name: 'full', testDir: 'tests/e2e/full', fullyParallel: false, workers: 1 },
    {
      name: 'demo',
      testIgnore: ['**/e2e/real-server/**', '**/e2e/full/**', '**/misconfigured.spec.ts'],
      use: { baseURL: site('demo') },
    },
    { name: 'misconfigured', testMatch: 'misconfigured.spec.ts', use: { baseURL: site('misconfigured') } },
  ],
  webServer: [preview('demo'), preview('realServer'), preview('misconfigured')],
});
