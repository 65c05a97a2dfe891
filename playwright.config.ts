import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findTestChromium } from './scripts/chromium.mjs';
import { e2eBuilds, e2ePorts } from './scripts/e2eBuilds.mjs';
import { longRun } from '#tests/support/longRun.ts';

const ports = e2ePorts();
const builds = e2eBuilds(ports);
const chromium = await findTestChromium();
/** Flag for root, as in a container, to whom Chromium refuses its sandbox. */
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
  // Only against hanging: tests wait for states, not for times.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // A forgotten `test.only` would pass for all tests; `npx playwright test FILE:LINE` runs one.
  forbidOnly: true,
  retries: 0,
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 120_000,
    // A trace takes half of a test's time: by day a failure keeps a screenshot and the page's text, `--trace
    // retain-on-failure` the rest.
    trace: longRun ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      // Headless Chromium would round letters to whole pixels, unlike readers' browsers.
      args: [...asRoot, '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
    },
  },
  projects: [
    // First, with one worker: the build contains the server's address, so there is only one server.
    {
      name: 'real-server',
      testMatch: 'real-server/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      use: { baseURL: site('realServer') },
    },
    // They share one database and one server (tests/e2e/support/full.ts).
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
