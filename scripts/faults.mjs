import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoEnv } from './demoEnv.mjs';
import { faultTable } from './faultTable.mjs';
import { ensureInstalled } from './install.mjs';
import { readJson } from './readJson.mjs';
import { root, runPackage } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run faults`: every call against every fault, as a table of what became of the screen and the input. Exits with 1
// where a cell is not ok. `npm run faults -- "PATCH"` runs rows whose names contain that; `npm run faults -- "PATCH"
// admin` looks in one file only, which is faster.
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
// A failed run without a failed cell met an error outside of them, or found no tests.
if (missed.length === 0 && (code !== 0 || cells === 0)) console.log(output);
process.exitCode = code === 0 && missed.length === 0 && cells > 0 ? 0 : 1;
