import { median } from '../median.mjs';
import { base, CLS_BAR, ratios, SECOND_BAR } from './bars.mjs';

/** @typedef {{ role: import('./bars.mjs').Role, device: import('./bars.mjs').Device, cache: import('./bars.mjs').Cache }} Setting */
/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {Setting & { candidate: string, visit: Visit }} Noted */

const columns = /** @type {const} */ (['fcp', 'lcp', 'tbt', 'cls', 'rows', 'requests', 'kB']);

/**
 * Visits of a candidate in a setting.
 * @param {readonly Noted[]} noted
 * @param {Setting} setting
 * @param {string} candidate
 */
const visitsOf = (noted, { role, device, cache }, candidate) =>
  noted
    .filter((one) => one.role === role && one.device === device && one.cache === cache && one.candidate === candidate)
    .map(({ visit }) => visit);

/**
 * Median of a column over some visits.
 * @param {readonly Visit[]} visits
 * @param {keyof Visit} column
 */
const medianOf = (visits, column) => median(visits.map((visit) => visit[column]));

/** Settings that were measured, without duplicates. @param {readonly Noted[]} noted */
const settingsOf = (noted) => [
  ...new Map(
    noted.map(({ role, device, cache }) => [`${role}, ${device}, ${cache} cache`, { role, device, cache }]),
  ).entries(),
];

/**
 * Prints medians of visits in ms, and the range of the rows' times: a table per role, device and cache, a line per
 * candidate.
 * @param {readonly Noted[]} noted
 */
export const printTables = (noted) => {
  for (const [name, setting] of settingsOf(noted)) {
    console.log(`\n${name.padEnd(26)}${columns.map((column) => column.padStart(9)).join('')}`);
    for (const candidate of new Set(noted.map((one) => one.candidate))) {
      const visits = visitsOf(noted, setting, candidate);
      if (visits.length === 0) continue;
      const cells = columns.map((column) =>
        medianOf(visits, column)
          .toFixed(column === 'cls' ? 4 : 0)
          .padStart(9),
      );
      const rows = visits.map((visit) => visit.rows);
      const range = `${Math.min(...rows).toFixed(0)}–${Math.max(...rows).toFixed(0)}`;
      console.log(`${candidate.padEnd(26)}${cells.join('')}${visits.length > 1 ? `  (rows ${range})` : ''}`);
    }
  }
};

/**
 * Sentences about the limits (bars.mjs) that our build has missed.
 * @param {readonly Noted[]} noted
 */
export const missedBars = (noted) => {
  /** @type {string[]} */
  const missed = [];
  /** @param {string} what @param {number} value @param {number} bar */
  const hold = (what, value, bar) => {
    if (value > bar) missed.push(`${what}: ${value.toFixed(3)} instead of ${bar}`);
  };
  for (const [name, setting] of settingsOf(noted)) {
    const ours = visitsOf(noted, setting, 'ours');
    hold(`${name}: CLS`, medianOf(ours, 'cls'), CLS_BAR);
    if (setting.device !== 'phone' || setting.cache !== 'cold') continue;
    // A missing measurement is NaN, which exceeds no bar.
    const theirs = visitsOf(noted, setting, base);
    for (const column of /** @type {const} */ (['rows', 'fcp', 'tbt']))
      hold(`${name}: ${column}, of ${base}'s`, medianOf(ours, column) / medianOf(theirs, column), ratios[column]);
    const again = visitsOf(noted, { ...setting, cache: 'warm' }, 'ours');
    hold(`${name}: rows again, of these`, medianOf(again, 'rows') / medianOf(ours, 'rows'), SECOND_BAR);
  }
  return missed;
};
