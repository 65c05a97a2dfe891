import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Path of the report on the tests in Node, for scripts/test.mjs. */
export const unitReport = join(root, 'test-results/unit.json');

/** @typedef {{ passed: number, failed: number, complaints: string[] }} UnitReport */
/** @typedef {{ message: string, stack?: string }} Failure */

/**
 * @param {string} name
 * @param {readonly Failure[]} errors
 */
const complaint = (name, errors) => {
  const said = errors.map(({ message, stack = '' }) => (stack.includes(message) ? stack : `${message}\n${stack}`));
  return `${name}\n${said.join('\n')}`.slice(0, 2000);
};

/**
 * Reporter for Vitest that counts errors outside of tests, as in hooks, as failures: its JSON omits them, though they
 * fail the run.
 */
// eslint-disable-next-line no-restricted-syntax -- Vitest takes a reporter by its default export
export default class TestReport {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly Failure[]} uncaught
   */
  onTestRunEnd(modules, uncaught) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const complaints = [
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => complaint(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors ?? [])),
      ...suites
        .filter((suite) => suite.errors().length > 0)
        .map((suite) =>
          complaint('relativeModuleId' in suite ? suite.relativeModuleId : suite.fullName, suite.errors()),
        ),
      ...uncaught.map((error) => complaint('Outside of a test', [error])),
    ];
    /** @type {UnitReport} */
    const report = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: complaints.length,
      complaints,
    };
    writeFileSync(unitReport, JSON.stringify(report));
  }
}
