import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestChromium } from './chromium.mjs';
import { demoEnv } from './demoEnv.mjs';
import { buildForE2e, e2ePorts, PORTS } from './e2eBuilds.mjs';
import { freePorts } from './freePorts.mjs';
import { ensureInstalled } from './install.mjs';
import { readJson } from './readJson.mjs';
import { root, runPackage } from './run.mjs';
import { argsOf } from './smokes.mjs';
import { unitReport } from './testReport.mjs';

// `npm test`: everything, from a bare clone. `npm run test:unit` takes the tests without a browser, `test:e2e` the others, and
// `test:long` repeats more often what has to hold every time; each of them may name files: `npm run test:e2e -- signIn`.
const [half, ...named] = process.argv.slice(2);
const files = argsOf(`test:${String(half)}`, named);
if (half === 'long') process.env.LONG = '1';
const results = join(root, 'test-results');

/** @typedef {{ code: number, passed: number, failed: number, complaints?: string[] }} Outcome */

/** @returns {Promise<Outcome>} */
const unit = async () => {
  // Of the tests in Node those with a database alone repeat what has to hold every time.
  const paths = half === 'long' ? ['tests/server'] : files;
  const args = ['run', ...paths, '--reporter=default', '--reporter=./scripts/testReport.mjs'];
  const { code } = await runPackage('vitest', args, { env: demoEnv() });
  // What failed is said again at the end: thousands of lines of the browser's tests come after it.
  const report = /** @type {import('./testReport.mjs').UnitReport | undefined} */ (readJson(unitReport));
  return { code, ...(report ?? { passed: 0, failed: 1 }) };
};

/** @returns {Promise<Outcome>} */
const endToEnd = async () => {
  const report = join(results, 'e2e.json');
  const first = await freePorts(PORTS);
  const built = await buildForE2e(e2ePorts(first));
  if (built !== 0) return { code: built, passed: 0, failed: 1 };
  const env = {
    ...demoEnv(),
    CHROMIUM_PATH: await ensureTestChromium(),
    E2E_PORT: String(first),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { code } = await runPackage('@playwright/test', ['test', ...files, '--reporter=list,json'], {
    env,
    command: 'playwright',
  });
  const written =
    /** @type {{ stats: Record<'expected' | 'flaky' | 'unexpected', number>, errors: { message: string }[] } | undefined} */ (
      readJson(report)
    );
  if (!written) return { code, passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = written.stats;
  const complaints = written.errors.map(({ message }) => message);
  return { code, passed: expected + flaky, failed: unexpected + complaints.length, complaints };
};

await ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const inNode = !half || half === 'unit' || (half === 'long' && files.length === 0);
const outcomes = [...(inNode ? [await unit()] : []), ...(half === 'unit' ? [] : [await endToEnd()])];
/** @param {'passed' | 'failed'} key */
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
for (const complaint of outcomes.flatMap(({ complaints = [] }) => complaints)) console.log(`\nFailed: ${complaint}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;
