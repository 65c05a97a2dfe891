import { relative } from 'node:path';
import { root } from '../run.mjs';
import { againInBrowser } from './again.mjs';
import { atOnce, slowestOf, writeOutcome } from './outcome.mjs';
import { startTelling } from './startTelling.mjs';

/** @import { FullConfig, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter' */
/** @typedef {import('./outcome.mjs').Failure} Failure */

/** @param {string} file */
const within = (file) => relative(root, file).replaceAll('\\', '/');

/** File by which a test is run; a test made by another file's table has its location there. @param {TestCase} test */
const fileOf = ({ location, parent }) => {
  let suite = /** @type {Suite | undefined} */ (parent);
  while (suite && suite.type !== 'file') suite = suite.parent;
  return suite?.location?.file ?? location.file;
};

/** @param {TestCase} test */
const titlesOf = (test) => test.titlePath().slice(3);

/** @param {TestCase} test */
const testName = (test) => `${within(fileOf(test))} > ${titlesOf(test).join(' > ')}`;

/** @param {TestCase} test */
const againFor = (test) => {
  const file = fileOf(test);
  const isThere = test.location.file === file;
  return againInBrowser(
    isThere ? `${within(file)}:${test.location.line}` : within(file),
    isThere ? [] : titlesOf(test),
  );
};

/** @param {readonly TestError[]} errors */
const textOf = (errors) => errors.map(({ stack, message, value }) => stack ?? message ?? value ?? '').join('\n');

/** @param {TestCase} test @param {TestResult | undefined} result @returns {Failure} */
const failureOf = (test, result) => {
  const kept = (result?.attachments ?? []).flatMap(({ path }) => (path ? [`Kept: ${within(path)}`] : []));
  const text = [result?.status ?? '', textOf(result?.errors ?? []), ...kept].filter(Boolean).join('\n');
  return { name: testName(test), text, again: againFor(test) };
};

/** Reporter for Playwright, in the format of Vitest's (vitestReport.mjs). */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a reporter by its default export
export default class PlaywrightReport {
  /** @type {TestCase[]} */
  tests = [];
  passed = 0;
  /** @type {Failure[]} */
  failures = [];
  /** @type {import('./outcome.mjs').Timed[]} */
  timed = [];
  /** @type {Map<string, import('./line.mjs').Work>} */
  atWork = new Map();
  /** @type {ReturnType<typeof startTelling> | undefined} */
  telling;

  printsToStdio() {
    return true;
  }

  /** @param {FullConfig} _config @param {Suite} suite */
  onBegin(_config, suite) {
    this.tests = suite.allTests();
    this.telling = startTelling(() => {
      const { timed, tests, passed, failures, atWork } = this;
      const done = `${timed.length} of ${tests.length}`;
      return { done, passed, failed: failures.length, atWork: atWork.values() };
    });
  }

  /** @param {Failure} failure */
  tell(failure) {
    this.failures.push(failure);
    this.telling?.say(atOnce(failure));
  }

  /** @param {TestCase} test */
  onTestBegin(test) {
    this.atWork.set(test.id, { name: testName(test), since: Date.now() });
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    this.atWork.delete(test.id);
    this.timed.push({ name: testName(test), ms: result.duration });
    if (test.outcome() === 'unexpected' && result.status !== 'interrupted') this.tell(failureOf(test, result));
    else if (result.status === 'passed' || test.outcome() === 'expected') this.passed++;
  }

  /** @param {TestError} error */
  onError(error) {
    const { file, line } = error.location ?? {};
    this.tell({ name: `Outside of a test${file ? `: ${within(file)}:${line}` : ''}`, text: textOf([error]) });
  }

  onEnd() {
    this.telling?.end();
    writeOutcome({ passed: this.passed, failures: this.failures, slowest: slowestOf(this.timed) });
  }
}
