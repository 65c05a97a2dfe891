import { parseArgs } from 'node:util';
import { groupOf } from './checklistIds.mjs';
import { ensureInstalled } from './install.mjs';
import { argsOf } from './smokes.mjs';

// `npm run mutants`: breaks the product in one place after the other and counts how often a test notices. What needs no screen is
// broken by Stryker, in 300 places drawn by the date (--seed, --sample) or in all (--all), or below a path that is named, and shown
// to all tests without screens or to those of one folder (--tests). Screens are broken as the rows of mutants/table.mjs say, or
// those of the groups of the checklist that are named. Exits with 1 where Stryker's score is below its bar or a row survives.
const { values, positionals } = parseArgs({
  args: argsOf('mutants'),
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    sample: { type: 'string', default: '300' },
    tests: { type: 'string' },
  },
});
await ensureInstalled();
const { folders, runStryker } = await import('./mutants/stryker.mjs');
const { runTable } = await import('./mutants/runTable.mjs');
const { table } = await import('./mutants/table.mjs');

const started = Date.now();
const size = values.all ? Infinity : Number(values.sample);
const paths = positionals.filter((name) => folders.some((folder) => name.startsWith(folder)));
const rows = table.filter(({ id }) => positionals.length === 0 || positionals.includes(groupOf(id)));
const { seed, tests } = values;

/** @type {boolean[]} */
const held = [];
if (positionals.length === 0 || paths.length > 0) {
  console.log(values.all ? 'All places.' : `${values.sample} places, drawn by --seed=${seed}.`);
  held.push(await runStryker({ paths: paths.length > 0 ? paths : folders, seed, size, tests }));
}
if (rows.length > 0) held.push(await runTable(rows));
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} min.`);
process.exitCode = held.length > 0 && held.every(Boolean) ? 0 : 1;
