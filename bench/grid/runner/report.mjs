import { median } from '../../median.mjs';
import { steps, TASK_BAR } from './bars.mjs';

/** @typedef {Record<string, import('./visit.mjs').Visit[]>} Visits */
/** @typedef {keyof import('./visit.mjs').Visit} Column */

const columns = /** @type {const} */ ([...steps, 'task', 'heap']);

/**
 * Median of a column over the visits of a variant.
 * @param {Visits} visits
 * @param {string} variant
 * @param {Column} column
 */
const medianOf = (visits, variant, column) => median((visits[variant] ?? []).map((one) => one[column]));

/**
 * Best value of a column over the visits of a variant.
 * @param {Visits} visits
 * @param {string} variant
 * @param {Column} column
 */
const bestOf = (visits, variant, column) => Math.min(...(visits[variant] ?? []).map((one) => one[column]));

/**
 * Ratio of our median of a column to the bare grid's.
 * @param {Visits} visits
 * @param {Column} column
 */
const ratioOf = (visits, column) => medianOf(visits, 'ours', column) / medianOf(visits, 'bare', column);

/** @param {string} name @param {readonly string[]} cells */
const line = (name, cells) => console.log(name.padEnd(20) + cells.map((cell) => cell.padStart(9)).join(''));

/**
 * Prints medians in milliseconds, the best below, and ours as a share of the bare grid's; 'task' is the bulk's longest.
 * @param {number} rows number of rows of the list
 * @param {number} perPage number of rows of a page
 * @param {Visits} visits by the name of the variant
 */
export const printTable = (rows, perPage, visits) => {
  console.log(`\n${rows.toLocaleString('en')} rows, page ${perPage}: medians in ms (best), heap in MB`);
  line('', columns);
  for (const variant of Object.keys(visits)) {
    line(
      `${variant} (${visits[variant]?.length ?? 0})`,
      columns.map((column) => medianOf(visits, variant, column).toFixed(column === 'heap' ? 1 : 0)),
    );
    line(
      '  best',
      columns.map((column) => bestOf(visits, variant, column).toFixed(column === 'heap' ? 1 : 0)),
    );
  }
  if (visits.ours && visits.bare)
    line(
      'ours / bare',
      columns.map((column) => (medianOf(visits, 'bare', column) > 0 ? ratioOf(visits, column).toFixed(2) : '')),
    );
};

/**
 * Sentences about the limits (bars.mjs) that our list of so many rows has missed.
 * @param {number} rows
 * @param {Visits} visits by the name of the variant
 * @param {import('./bars.mjs').Bars} bars
 */
export const missedBars = (rows, visits, bars) => [
  ...(visits.ours && visits.bare ? missedSteps(rows, visits, bars) : []),
  ...(visits.ours ? missedTask(rows, medianOf(visits, 'ours', 'task')) : []),
];

/** @param {number} rows @param {number} task */
const missedTask = (rows, task) =>
  task > TASK_BAR ? [`${rows} rows, longest task of the bulk: ${task.toFixed(0)} ms instead of ${TASK_BAR}`] : [];

/** @param {number} rows @param {Visits} visits @param {import('./bars.mjs').Bars} bars */
const missedSteps = (rows, visits, bars) =>
  steps.flatMap((step) => {
    const [ratio, bar] = [ratioOf(visits, step), bars[step]];
    return bar === undefined || ratio <= bar ? [] : [`${rows} rows, ${step}: ${ratio.toFixed(2)} instead of ${bar}`];
  });
