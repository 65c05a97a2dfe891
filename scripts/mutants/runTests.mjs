import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '../checklistIds.mjs';
import { demoEnv } from '../demoEnv.mjs';
import { readJson } from '../readJson.mjs';
import { root, runPackage } from '../run.mjs';

/** @typedef {{ title: string, fullName: string, status: string, failureMessages: string[] | null }} Test */
/** @typedef {{ testResults: { assertionResults: Test[] }[] }} Report */

/**
 * A test that ran into its limit says that something hangs, which a busy machine does as well: that proves nothing.
 * @param {Test} test
 */
const isTimedOut = ({ failureMessages }) => (failureMessages ?? []).some((text) => /\btimed out in \d+ms/.test(text));

/**
 * Runs the tests of some files that are named for one of the ids. An id in the name of what is around them does not count. Each
 * has another try: on a busy machine a screen may come too late for a test, with or without a patch.
 * @param {readonly string[]} ids
 * @param {readonly string[]} files
 * @param {{ file: string, from: string, to: string }} [patch] what they meet instead of the product as it is
 */
export const runTests = async (ids, files, patch) => {
  const folder = join(root, 'test-results');
  const report = join(folder, `mutants-${crypto.randomUUID()}.json`);
  mkdirSync(folder, { recursive: true });
  const named = `(?<![\\w-])(?:${ids.join('|')})(?!\\d)`;
  const tries = patch ? ['--bail=1', '--retry=1'] : ['--retry=2'];
  const args = ['--reporter=json', `--outputFile.json=${report}`, '--testTimeout=60000', ...tries];
  const env = { ...demoEnv(), DEBUG_PRINT_LIMIT: '0', MUTANT: patch ? JSON.stringify(patch) : '' };
  const ran = await runPackage('vitest', ['run', ...files, '-t', named, ...args], { env, quiet: true });
  const written = /** @type {Report | undefined} */ (readJson(report));
  rmSync(report, { force: true });
  const tests = (written?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => idsIn(title).some((id) => ids.includes(id)));
  return {
    passed: tests.filter(({ status }) => status === 'passed'),
    failed: tests.filter((test) => test.status === 'failed' && !isTimedOut(test)),
    timedOut: tests.filter((test) => test.status === 'failed' && isTimedOut(test)),
    ...ran,
  };
};
