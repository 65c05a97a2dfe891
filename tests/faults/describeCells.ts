import { describe, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Caller, Method } from '#contract/endpoint.ts';
import { calls } from './calls.ts';
import { faults, type FaultName } from './faults.ts';

const names = Object.keys(calls) as (keyof typeof calls)[];

/** True for `npm run faults`, which tests the whole table. */
const whole = process.env.FAULTS === 'all';

/**
 * Faults to test in the nth row of the table. Unless all are asked for, it takes one fault for each outcome, another
 * one in each row, and every other one of these. So every fault is tested in some row, and every outcome in half of
 * them.
 */
const columnsOf = (leadsTo: Readonly<Record<FaultName, string>>, nth: number): readonly FaultName[] => {
  const all = faults.map(({ name }) => name);
  if (whole) return all;
  const alike = (fault: FaultName) => all.filter((other) => leadsTo[other] === leadsTo[fault]);
  const ofEachOutcome = all.filter((fault) => alike(fault).indexOf(fault) === nth % alike(fault).length);
  return ofEachOutcome.filter((_, place) => (place + nth) % 2 === 0);
};

type Which = { callers: readonly Caller[]; methods?: readonly Method[] };

/**
 * Declares a test for each cell of these calls: those whose callers, and methods, are named. `npm test` runs the first
 * of each call. `npm run faults` makes its table of the titles (ENT-6, API-8). The tests are split into files by
 * caller, so that those run in parallel.
 */
export const describeCells = ({ callers, methods }: Which) => {
  const isMeant = (name: keyof typeof calls) =>
    endpoints[name].callers.some((caller) => callers.includes(caller)) &&
    (methods?.includes(endpoints[name].method) ?? true);
  for (const name of names.filter(isMeant)) {
    const { leadsTo, run } = calls[name];
    describe(`${endpoints[name].method} ${endpoints[name].path}`, () => {
      const [first, ...others] = columnsOf(leadsTo, names.indexOf(name));
      if (first) test(first, () => run(name, first));
      test.each(others)('%s', { tags: 'thorough' }, (fault) => run(name, fault));
    });
  }
};
