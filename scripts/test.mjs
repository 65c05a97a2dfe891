import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { demoEnv } from './demoEnv.mjs';
import { freePort } from './freePort.mjs';
import { ensureInstalled } from './install.mjs';
import { root, runPackage } from './run.mjs';

// `npm test`: everything, from a bare clone. `--e2e` leaves the tests without a browser out.
const results = join(root, 'test-results');
const report = (/** @type {string} */ name) => join(results, `${name}.json`);

/** @param {string} name */
const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};

const unit = async () => {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('unit')}`];
  const { code } = await runPackage('vitest', args, { env: demoEnv() });
  const counted = readReport('unit');
  return { code, passed: counted?.numPassedTests ?? 0, failed: counted?.numFailedTests ?? 0 };
};

const endToEnd = async () => {
  const built = await runPackage('vite', ['build'], { env: demoEnv() });
  if (built.code !== 0) return { code: built.code, passed: 0, failed: 1 };
  const env = {
    ...demoEnv(),
    CHROMIUM_PATH: await ensureChromium(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'),
  };
  const { code } = await runPackage('@playwright/test', ['test', '--reporter=list,json'], {
    env,
    command: 'playwright',
  });
  const stats = readReport('e2e')?.stats;
  return { code, passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
};

await ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes = process.argv.includes('--e2e') ? [await endToEnd()] : [await unit(), await endToEnd()];
/** @param {'passed' | 'failed'} key */
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;
