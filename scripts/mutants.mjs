import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endTogether } from './endTogether.mjs';
import { ensureInstalled } from './install.mjs';
import { readJson } from './readJson.mjs';
import { root } from './run.mjs';
import { argsOf } from './smokes.mjs';
import { chooseTests } from './tests/chooseTests.mjs';
import { startLine } from './tests/line.mjs';
import { readReach } from './tests/reach.mjs';
import { closeShared, makeFolder, startDatabase } from './tests/shared.mjs';
import { importersOf, isWhollyThorough, mentionsThorough, nodeFiles, testsThatSay } from './tests/testFiles.mjs';

// `npm run mutants`: breaks the product in 150 places, one at a time, drawn by a seed (--sample, --seed), everywhere or
// below a path, and counts how many the tests that reach the place notice: first those of `npm test`, then those tagged
// thorough. Results are stored, and an interrupted run continues. Exits with 1 where `npm test` notices less than 90 %
// of what all notice. --tests asks all tests of one folder instead. docs/testing.md describes the method.
const { values, positionals: paths } = parseArgs({
  args: argsOf('mutants'),
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'taskcoin' },
    sample: { type: 'string', default: '150' },
    tests: { type: 'string' },
  },
});
const BAR = 0.9;
/** Time for the first tests of a mutant, in milliseconds of the processor: the nearest ones notice most mutants. */
const FIRST = 20_000;

endTogether(closeShared);
await ensureInstalled();
makeFolder();
await startDatabase();
const { drawMutants } = await import('./mutants/drawMutants.mjs');
const { makeSandbox } = await import('./mutants/makeSandbox.mjs');

const files = nodeFiles();
const ofDefault = files.filter((file) => !isWhollyThorough(file));
const ofRest = files.filter(mentionsThorough);

let reach = readReach();
const isRecorded = files.filter(isWhollyThorough).every((file) => reach[file]);
if (!isRecorded && values.tests === undefined) {
  console.log('What each test reaches is not recorded yet: running all of `npm run test:all -- --node`.');
  const line = startLine();
  const { failures } = await (await import('./tests/runInNode.mjs')).runInNode('all', [], line, { record: true });
  line.end();
  for (const { name } of failures) console.log(`Red without any break: ${name}`);
  reach = readReach();
}

/** @typedef {{ by: string, tier: 'npm test' | 'test:all' | 'none' }} Found */
const kept = join(root, 'test-results/mutants.json');
const found = /** @type {Record<string, Found>} */ (readJson(kept) ?? {});
const mutants = await drawMutants({ seed: values.seed, size: Number(values.sample), paths });

/** @param {string} text */
const brief = (text) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

/**
 * Runs the tests that reach a mutant, the nearest first, until one notices it. Resolves to that test's name and tier.
 * @param {import('./mutants/drawMutants.mjs').Mutant} mutant
 * @param {Awaited<ReturnType<typeof makeSandbox>>} sandbox
 * @returns {Promise<Found>}
 */
const askTests = async (mutant, sandbox) => {
  const text = /^['"`](.*)['"`]$/s.exec(mutant.was)?.[1] ?? '';
  const saying = text.length > 3 ? testsThatSay([text]) : [];
  /** @param {readonly string[]} tests @param {number} budget */
  const choose = (tests, budget) =>
    values.tests === undefined
      ? chooseTests([mutant.file], reach, { tests, importersOf, saying, budget }).chosen
      : tests.filter((test) => test.startsWith(`tests/${values.tests}/`));
  /** @param {readonly string[]} tests @param {string} tag */
  const ask = async (tests, tag) => {
    const first = choose(tests, FIRST);
    for (const some of [first, choose(tests, Infinity).filter((test) => !first.includes(test))]) {
      const ms = some.reduce((total, test) => total + (reach[test]?.ms ?? 0), 0);
      const by = await sandbox.noticed(mutant, some, { tag, ms });
      if (by !== undefined) return by;
    }
    return undefined;
  };
  const byDefault = await ask(ofDefault, '!thorough');
  if (byDefault !== undefined) return { by: byDefault, tier: 'npm test' };
  const byRest = await ask(ofRest, 'thorough');
  return byRest === undefined ? { by: '', tier: 'none' } : { by: byRest, tier: 'test:all' };
};

const started = Date.now();
const waiting = mutants.filter(({ id }) => !found[id]);
console.log(`${mutants.length} places, drawn by --seed=${values.seed}; ${waiting.length} of them not asked about yet.`);
const work = async () => {
  const sandbox = await makeSandbox();
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const from = Date.now();
    const { tier, by } = (found[mutant.id] = await askTests(mutant, sandbox));
    mkdirSync(join(root, 'test-results'), { recursive: true });
    writeFileSync(kept, JSON.stringify(found, null, 2));
    const change = `${mutant.file}:${mutant.line}  ${brief(mutant.was)} → ${brief(mutant.to)}`;
    const noticed = tier === 'none' ? 'by no test' : `by ${tier}: ${by}`;
    console.log(`${change}\n    ${noticed} (${Math.round((Date.now() - from) / 1000)} s)`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
await closeShared();

/** @param {Found['tier']} tier */
const count = (tier) => mutants.filter(({ id }) => found[id]?.tier === tier).length;
const [byDefault, byRest] = [count('npm test'), count('test:all')];
console.log(
  `\n${byDefault} of ${mutants.length} noticed by npm test, ${byRest} more by test:all, ${count('none')} by none;`,
);
console.log(
  `npm test notices ${((100 * byDefault) / Math.max(1, byDefault + byRest)).toFixed(0)} % of what test:all does.`,
);
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} min.`);
process.exitCode = byDefault >= BAR * (byDefault + byRest) ? 0 : 1;
