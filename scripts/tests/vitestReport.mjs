import { relative } from 'node:path';
import { root } from '../run.mjs';
import { againInNode } from './again.mjs';
import { atOnce, slowestOf, writeOutcome } from './outcome.mjs';
import { startTelling } from './startTelling.mjs';

/** @import { SerializedError, TestCase, TestModule, TestRunEndReason, TestSpecification, TestSuite } from 'vitest/node' */
/** @typedef {{ message: string, stack?: string, diff?: string }} Wrong */
/** @typedef {import('./outcome.mjs').Failure} Failure */

/** @param {readonly Wrong[]} errors */
const textOf = (errors) =>
  errors
    .map(({ message, stack = '', diff }) => {
      const places = stack.split('\n').filter((line) => /^\s+at .*\//.test(line) && !/node_modules|node:/.test(line));
      return [message, ...(diff ? [diff] : []), ...places.slice(0, 6)].join('\n');
    })
    .join('\n');

/** @param {TestCase} test */
const testName = (test) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** @param {TestCase | TestSuite} task @returns {string[]} */
const namesOf = (task) => [...(task.parent.type === 'module' ? [] : namesOf(task.parent)), task.name];

/** @param {TestCase} test @returns {Failure} */
const failureOf = (test) => ({
  name: testName(test),
  text: textOf(test.result().errors ?? []),
  again: againInNode(test.module.relativeModuleId, namesOf(test)),
});

/**
 * Errors of a file outside of its tests: while loading, or in a hook.
 * @param {TestModule} module
 * @returns {Failure[]}
 */
const failuresAround = (module) =>
  [module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({
      name: `${module.relativeModuleId}${suite.type === 'suite' ? ` > ${suite.fullName}` : ''}, outside of its tests`,
      text: textOf(suite.errors()),
      again: againInNode(module.relativeModuleId),
    }));

/**
 * Failure for an uncaught error, attributed to the test that was running.
 * @param {SerializedError} error
 * @returns {Failure}
 */
const failureOutside = (error) => {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error;
  const file = typeof path === 'string' ? relative(root, path).replaceAll('\\', '/') : 'Nowhere';
  const name = `${file}${typeof test === 'string' ? ` > ${test}` : ''}, outside of its tests`;
  return { name, text: textOf([error]), again: typeof path === 'string' ? againInNode(file) : undefined };
};

/**
 * Reporter for Vitest: shows progress and each failure at once. Errors outside of tests, in hooks, uncaught or by a
 * lost process, fail the run too, and count.
 */
// eslint-disable-next-line no-restricted-syntax -- Vitest takes a reporter by its default export
export default class VitestReport {
  files = 0;
  filesDone = 0;
  passed = 0;
  failed = 0;
  /** @type {Map<string, import('./line.mjs').Work>} */
  atWork = new Map();
  /** @type {ReturnType<typeof startTelling> | undefined} */
  telling;

  /** @param {readonly TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    this.files = specifications.length;
    this.telling = startTelling(() => {
      const { filesDone, files, passed, failed, atWork } = this;
      return { done: `${filesDone} of ${files} files`, passed, failed, atWork: atWork.values() };
    });
  }

  /** @param {Failure} failure */
  tell(failure) {
    this.failed++;
    this.telling?.say(atOnce(failure));
  }

  /** @param {TestCase} test */
  onTestCaseReady(test) {
    this.atWork.set(test.id, { name: testName(test), since: Date.now() });
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    this.atWork.delete(test.id);
    const { state } = test.result();
    if (state === 'passed') this.passed++;
    if (state === 'failed') this.tell(failureOf(test));
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    this.filesDone++;
    // A test may end before its start is reported.
    for (const test of module.children.allTests()) this.atWork.delete(test.id);
    for (const failure of failuresAround(module)) this.tell(failure);
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly SerializedError[]} uncaught
   * @param {TestRunEndReason} reason
   */
  onTestRunEnd(modules, uncaught, reason) {
    this.telling?.end();
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const unfinished = modules.filter((module) => reason !== 'interrupted' && /queued|pending/.test(module.state()));
    const isCrash = (/** @type {SerializedError} */ { message }) =>
      unfinished.length > 0 && message.startsWith('[vitest-pool]');
    const crash = textOf(uncaught.filter(isCrash));
    writeOutcome({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...(modules.length === 0 ? [{ name: 'No file of tests was found', text: '' }] : []),
        ...tests.filter((test) => test.result().state === 'failed').map(failureOf),
        ...modules.flatMap(failuresAround),
        ...uncaught.filter((error) => !isCrash(error)).map(failureOutside),
        ...unfinished.map(({ relativeModuleId: file }) => ({
          name: `${file}, did not come to its end`,
          text: [crash, ...[...this.atWork.values()].map(({ name }) => `At work: ${name}`)].join('\n'),
          again: againInNode(file),
        })),
      ],
      slowest: slowestOf(tests.map((test) => ({ name: testName(test), ms: test.diagnostic()?.duration ?? 0 }))),
    });
  }
}
