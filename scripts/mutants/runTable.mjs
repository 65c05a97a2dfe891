import { startVitest } from 'vitest/node';
import { idsIn } from '../checklistIds.mjs';
import { demoEnv } from '../demoEnv.mjs';
import { root } from '../run.mjs';

/** @import { Row } from './table.mjs' */

/**
 * Runs the tests that are named for an id of the rows, on the product as it is, or broken as the one row says. Each has another
 * try, as on a busy machine a screen may come too late; one that ran into its limit all the same proves nothing.
 * @param {readonly Row[]} rows
 * @param {Row} [broken]
 */
const runTests = async (rows, broken) => {
  const ids = rows.map(({ id }) => id);
  Object.assign(process.env, demoEnv(), { DEBUG_PRINT_LIMIT: '0', BROKEN: broken?.what ?? '' });
  const options = {
    config: 'scripts/mutants/broken.config.ts',
    root,
    watch: false,
    reporters: [{}],
    testNamePattern: `(?<![\\w-])(?:${ids.join('|')})(?!\\d)`,
    testTimeout: 60_000,
    ...(broken ? { bail: 1, retry: 1 } : { retry: 2 }),
  };
  const vitest = await startVitest('test', [...new Set(rows.map(({ tests }) => `tests/${tests}`))], options);
  const tests = vitest.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests()])
    .filter(({ name }) => idsIn(name).some((id) => ids.includes(id)));
  await vitest.close();
  const named = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state);
  const isTimedOut = (/** @type {typeof tests[number]} */ test) =>
    (test.result().errors ?? []).some(({ message }) => /\btimed out in \d+ms/.test(message));
  return {
    passed: named('passed'),
    failed: named('failed').filter((test) => !isTimedOut(test)),
    late: named('failed').filter(isTimedOut),
  };
};

/**
 * Breaks the product as one row after the other says; resolves with whether a test that was green before noticed each.
 * @param {readonly Row[]} rows
 */
export const runTable = async (rows) => {
  const { passed, ...red } = await runTests(rows);
  for (const { fullName } of [...red.failed, ...red.late]) console.log(`Red without any break: ${fullName}`);
  const green = new Set(passed.map(({ fullName }) => fullName));
  const width = Math.max(...rows.map(({ what }) => what.length));
  let killed = 0;
  for (const row of rows) {
    const { failed, late } = await runTests([row], row);
    const killer = failed.find(({ fullName }) => green.has(fullName));
    if (killer) killed++;
    const survived = late.length > 0 ? 'SURVIVED, a test ran out of time' : 'SURVIVED';
    console.log(`${row.id.padEnd(9)}  ${row.what.padEnd(width)}  ${killer?.name ?? survived}`);
  }
  console.log(`\n${String(killed)} of ${String(rows.length)} broken screens noticed.`);
  return killed === rows.length;
};
