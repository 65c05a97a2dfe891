import { availableParallelism } from 'node:os';
import { groupOf } from './checklistIds.mjs';
import { ensureInstalled } from './install.mjs';
import { mutants, tableProblems, testFiles } from './mutants/table.mjs';

// `npm run mutants`: breaks the product in one place after the other and shows that a test notices which is named for the broken
// behaviour of docs/checklist.md. First the tests run on the product as it is: only one that was green there, and is
// red with the patch, kills a mutant. A crash at import leaves no test to be red, and a test that only ran out of time proves
// nothing: such mutants survive, and the table has to name a better one. Exits with 1 where one survives, where a row is out of
// date, or where a group has none. `npm run mutants -- BT WW` runs the rows of these groups.
await ensureInstalled();
const { runTests } = await import('./mutants/runTests.mjs');

const wanted = process.argv.slice(2);
const rows = mutants.filter(({ id }) => wanted.length === 0 || wanted.includes(groupOf(id)));
const problems = tableProblems();
for (const problem of problems) console.log(problem);
if (problems.length > 0 || rows.length === 0) process.exit(1);

const ids = [...new Set(rows.map(({ id }) => id))];
const started = Date.now();
const minutes = () => `${((Date.now() - started) / 60_000).toFixed(1)} min`;

const before = await runTests(ids, [...new Set(rows.flatMap(testFiles))]);
if (before.code !== 0) {
  for (const { fullName } of [...before.failed, ...before.timedOut]) console.log(`Red without any patch: ${fullName}`);
  console.log(before.output);
  process.exit(1);
}
const green = new Set(before.passed.map(({ fullName }) => fullName));
console.log(`${String(green.size)} tests are green without a patch (${minutes()}).\n`);

const width = Math.max(...rows.map(({ what }) => what.length));
/** @type {string[]} */
const survivors = [];

/** @param {import('./mutants/table.mjs').Row} row */
const tryOne = async (row) => {
  const { id, what, file, from, to } = row;
  const { failed, timedOut } = await runTests([id], testFiles(row), { file, from, to });
  const killer = failed.find(({ fullName }) => green.has(fullName));
  if (!killer) survivors.push(`${id}, ${what} (${file})`);
  const survived = timedOut.length > 0 ? 'SURVIVED, a test ran out of time' : 'SURVIVED';
  console.log(`${id.padEnd(12)}  ${what.padEnd(width)}  ${killer?.title ?? survived}`);
};

// Each run takes about one core and a half.
const waiting = [...rows];
const work = async () => {
  for (let row = waiting.shift(); row; row = waiting.shift()) await tryOne(row);
};
await Promise.all(availableParallelism() < 4 ? [work()] : [work(), work()]);

const killed = rows.length - survivors.length;
const groups = new Set(ids.map(groupOf)).size;
console.log(`\n${String(rows.length)} mutants in ${String(groups)} groups: ${String(killed)} killed, in ${minutes()}.`);
for (const survivor of survivors) console.log(`Survived: ${survivor}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
