import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestChromium } from '../chromium.mjs';
import { demoEnv } from '../demoEnv.mjs';
import { root, runPackage } from '../run.mjs';
import { ensureBuilds } from './ensureBuilds.mjs';
import { outcomeOf } from './outcome.mjs';

/** @type {Record<import('./testFiles.mjs').Tier, readonly string[]>} */
const filters = { default: ['--grep-invert=@thorough'], rest: ['--grep=@thorough'], all: [] };

/**
 * Runs a tier's tests in Chromium, those of the named files, on fresh builds.
 * @param {import('./testFiles.mjs').Tier} tier
 * @param {readonly string[]} files parts of their paths; none stands for every file
 * @param {import('./line.mjs').Line} line shows the progress
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export const runInBrowser = async (tier, files, line) => {
  const report = join(root, 'test-results/browser.json');
  rmSync(report, { force: true });
  const hear = line.hear('Browser');
  const { first, complaint } = await ensureBuilds(() => hear({ state: { done: 'builds', passed: 0, failed: 0 } }));
  if (complaint !== undefined)
    return { passed: 0, failures: [{ name: 'The builds for the browser', text: complaint }], slowest: [] };
  // Playwright deletes its output folder first; another tier's pictures must stay.
  const kept = `test-results/${tier === 'rest' ? 'thorough' : 'browser'}`;
  const args = [
    'test',
    ...files,
    ...filters[tier],
    `--output=${kept}`,
    '--reporter=./scripts/tests/playwrightReport.mjs',
  ];
  const env = {
    ...demoEnv(),
    CHROMIUM_PATH: await ensureTestChromium(),
    E2E_PORT: String(first),
    TEST_REPORT: report,
  };
  const ended = await runPackage('@playwright/test', args, {
    env,
    command: 'playwright',
    heard: true,
    onMessage: hear,
  });
  return outcomeOf('Playwright', report, ended);
};
