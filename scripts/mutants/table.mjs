import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deferred } from '../checklistDeferred.mjs';
import { checklistGroups, checklistIds, groupOf } from '../checklistIds.mjs';
import { root } from '../run.mjs';
import { account } from './account.mjs';
import { admin } from './admin.mjs';
import { buyer } from './buyer.mjs';
import { calls } from './calls.mjs';
import { site } from './site.mjs';
import { worker } from './worker.mjs';

/**
 * One small patch that breaks a behaviour: in `file` the only `from` becomes `to`, on one line. A test that names the checklist's
 * `id` must go red; `tests` are its files below tests/, divided by blanks. `what` says what is broken.
 * @typedef {{ id: string, what: string, tests: string, file: string, from: string, to: string }} Row
 */

/** All mutants. */
export const mutants = [...site, ...account, ...admin, ...buyer, ...worker, ...calls];

/** @param {Row} row */
export const testFiles = ({ tests }) => tests.split(' ').map((file) => `tests/${file}`);

/**
 * What is wrong with a row before anything is run.
 * @param {Row} row
 */
const problemOf = (row) => {
  const { id, file, from, to } = row;
  if (!checklistIds.includes(id)) return 'no such id';
  const gone = [file, ...testFiles(row)].find((one) => !existsSync(join(root, one)));
  if (gone !== undefined) return `no such file: ${gone}`;
  if (from.includes('\n') || from === to) return 'no patch of one line';
  const times = readFileSync(join(root, file), 'utf8').split(from).length - 1;
  return times === 1 ? undefined : `stands ${String(times)} times in ${file}: ${from}`;
};

/** Rows that are out of date, and groups of the checklist that have none; a group that is deferred needs none. */
export const tableProblems = () => {
  const covered = new Set(mutants.map(({ id }) => groupOf(id)));
  const later = new Set(deferred.flatMap(({ ids }) => ids));
  return [
    ...mutants.flatMap((row) => {
      const problem = problemOf(row);
      return problem === undefined ? [] : [`${row.id}, ${row.what}: ${problem}`];
    }),
    ...checklistGroups
      .filter((group) => !covered.has(group) && !later.has(`${group}-*`))
      .map((group) => `${group}: no mutant`),
  ];
};
