import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoEnv } from './demoEnv.mjs';
import { faultTable } from './faultTable.mjs';
import { ensureInstalled } from './install.mjs';
import { readJson } from './readJson.mjs';
import { root, runPackage } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run faults`: every call against every fault, as one table: what became of the screen and of what was entered. Exits
// with 1 where a cell is not ok. `npm run faults -- "PATCH"` runs the rows whose name has that in it, and
// `npm run faults -- "PATCH" admin` looks for them in one file, which is faster.
await ensureInstalled();
const results = join(root, 'test-results');
const report = join(results, 'faults.json');
mkdirSync(results, { recursive: true });
rmSync(report, { force: true });

const [only, file = ''] = argsOf('faults');
const args = [
  'run',
  `tests/faults/${file}`,
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...(only ? ['-t', only] : []),
];
const { code, output } = await runPackage('vitest', args, {
  env: { ...demoEnv(), DEBUG_PRINT_LIMIT: '0', FAULTS: 'all' },
  quiet: true,
});

const written = /** @type {import('./faultTable.mjs').Report | undefined} */ (readJson(report));
const { lines, missed, cells } = faultTable(written?.testResults ?? []);
console.log(lines.join('\n'));
for (const { call, fault, message } of missed) console.log(`\n${call} × ${fault}: ${message}`);
console.log(`\n${String(cells)} cells, ${String(missed.length)} missed.`);
// A runner that failed although no cell did met something outside of them: an uncaught error, or nothing to run.
if (missed.length === 0 && (code !== 0 || cells === 0)) console.log(output);
process.exitCode = code === 0 && missed.length === 0 && cells > 0 ? 0 : 1;
