import { Stryker } from '@stryker-mutator/core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from '../run.mjs';
import { survivors } from './survivors.mjs';

/** What has tests that need no screen: Stryker breaks it in every way it knows. */
export const folders = ['src/domain', 'src/contract', 'src/api', 'src/dataProvider', 'src/authProvider', 'backend'];

/** What the demo's made-up people are called and do: other words would be as good. */
const words = ['backend/seed/names.ts', 'backend/seed/taskKinds.ts'];

/** Of the mutants that a test comes by and that are no equivalents, so many of a hundred have to be killed. */
const BAR = 80;

/**
 * @typedef {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} Result
 * @typedef {{ file: string, line: number, change: string, status: Result['status'], excuse: string | undefined }} Outcome
 */

/** @param {string} path a folder or a file */
const within = (path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`);

/** @param {string} text */
const onOneLine = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

/** @param {Result} result @returns {Outcome} */
const outcomeOf = ({ fileName, location: { start, end }, replacement, status }) => {
  const file = fileName.slice(root.length + 1).replaceAll('\\', '/');
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  const was = lines.join('\n').slice(start.column - 1);
  const change = `${onOneLine(was)} → ${onOneLine(replacement)}`;
  return { file, line: start.line, change, status, excuse: survivors[file]?.[change] };
};

/** @param {readonly Outcome[]} outcomes @param {string} name */
const scoreOf = (outcomes, name) => {
  const count = (/** @type {(outcome: Outcome) => boolean} */ test) => outcomes.filter(test).length;
  const killed = count(({ status }) => status === 'Killed' || status === 'Timeout');
  const equivalent = count(({ status, excuse }) => status === 'Survived' && excuse?.startsWith('equivalent') === true);
  const survived = count(({ status }) => status === 'Survived') - equivalent;
  const score = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  const cells = [killed, survived, equivalent, count(({ status }) => status === 'NoCoverage'), `${score.toFixed(0)} %`];
  return { score, line: name.padEnd(18) + cells.map((cell) => String(cell).padStart(11)).join('') };
};

/**
 * Breaks `size` places of `paths`, drawn by `seed`, one after the other, or all of them; resolves with whether enough was killed.
 * @param {{ paths: readonly string[], seed: string, size: number, tests?: string | undefined }} wanted
 */
export const runStryker = async ({ paths, seed, size, tests }) => {
  const all = size === Infinity;
  process.env.TESTS = tests ?? '';
  const results = await new Stryker({
    mutate: [...paths.map(within), ...words.map((file) => `!${file}`)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('drawn.mjs', import.meta.url))],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    ...(all ? { incremental: true, incrementalFile: 'test-results/mutants.json' } : { checkers: ['drawn'] }),
    ...{ drawn: { seed, size } },
    reporters: [process.stdout.isTTY ? 'progress' : 'dots'],
    warnings: false,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 20,
    tempDirName: 'test-results/stryker',
    ignorePatterns: ['/dist*', '/docs', '/public', '/bench', '/tests/e2e', '/test-results'],
  }).runMutationTest();

  const outcomes = results.map(outcomeOf);
  console.log(`\n${''.padEnd(18)}     killed   survived equivalent  untested      score`);
  for (const folder of folders) {
    const own = outcomes.filter(({ file }) => file.startsWith(`${folder}/`));
    if (own.length > 0) console.log(scoreOf(own, folder).line);
  }
  const { score, line } = scoreOf(outcomes, 'all');
  console.log(`${line}\n`);
  for (const { file, line, change, status, excuse } of outcomes) {
    if (status === 'Survived') console.log(`${file}:${String(line)}  ${change}\n    ${excuse ?? 'SURVIVED'}`);
    if (status === 'Killed' && excuse) console.log(`${file}:${String(line)}  ${change}\n    killed, and still excused`);
  }
  for (const [file, changes] of Object.entries(survivors))
    for (const change of Object.keys(changes))
      if (
        outcomes.some((one) => one.file === file) &&
        !outcomes.some((one) => one.file === file && one.change === change)
      )
        console.log(`${file}  ${change}\n    is excused and no longer there`);
  return score >= BAR;
};
