import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../readJson.mjs';

/** @typedef {{ name: string, text: string, again?: string | undefined }} Failure `again` is the command that repeats it */
/** @typedef {{ name: string, ms: number }} Timed */
/** @typedef {{ passed: number, failures: Failure[], slowest: Timed[] }} Outcome what one runner's tests came to */

const SLOWEST = 10;

/**
 * Slowest tests, the slowest first.
 * @param {readonly Timed[]} timed
 */
export const slowestOf = (timed) => [...timed].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);

/**
 * First lines of an error, indented, without colours, each cut after 300 characters.
 * @param {string} text
 * @param {number} [lines] their number at most
 */
const brief = (text, lines = 30) =>
  stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .slice(0, lines)
    .map((line) => `  ${line.slice(0, 300)}`.trimEnd())
    .join('\n');

/**
 * Failure as printed at once.
 * @param {Failure} failure
 */
export const atOnce = ({ name, text }) => `Failed: ${name}\n${brief(text, 6)}`;

/**
 * Writes a reporter's outcome for scripts/test.mjs into the file of TEST_REPORT.
 * @param {Outcome} outcome
 */
export const writeOutcome = (outcome) => {
  const file = process.env.TEST_REPORT;
  if (!file) return;
  // Playwright may have deleted the folder.
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
};

/**
 * Outcome of a runner, by its report in a file. One that crashes, finds no tests or fails without a reason counts as
 * one failure.
 * @param {string} runner
 * @param {string} file
 * @param {{ code: number, output: string }} ended
 * @returns {Outcome}
 */
export const outcomeOf = (runner, file, { code, output }) => {
  const written = /** @type {Outcome | undefined} */ (readJson(file));
  const { passed, failures, slowest } = written ?? { passed: 0, failures: [], slowest: [] };
  if (written && (code === 0 || failures.length > 0)) return { passed, failures, slowest };
  const text = output.trim().split('\n').slice(-30).join('\n');
  const name = `${runner} ended with ${code}${written ? '' : ' and left no report'}`;
  return { passed, failures: [...failures, { name, text }], slowest };
};

/**
 * Summary of a run: failures with the commands that repeat them, the slowest tests, and totals in the last line.
 * @param {readonly Outcome[]} outcomes
 */
export const summaryOf = (outcomes) => {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const slowest = slowestOf(outcomes.flatMap((outcome) => outcome.slowest));
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const told = failures.map(
    ({ name, text, again }) => `\nFailed: ${name}\n${brief(text)}${again ? `\n  Again: ${again}` : ''}`,
  );
  const times = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return [
    ...(told.length > 0 ? ['\nWhat failed:', ...told] : []),
    ...(times.length > 0 ? ['\nThe slowest tests:', ...times] : []),
    `\n${passed} passed, ${failures.length} failed`,
  ].join('\n');
};
