import { describe, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Caller, Method } from '#contract/endpoint.ts';
import { calls } from './calls.ts';
import { faults } from './faults.ts';

const names = Object.keys(calls) as (keyof typeof calls)[];

/** Milliseconds for a cell: some draw the page twice and sign in twice, which hashes passwords. */
const LONGEST = 40_000;

type Which = { callers: readonly Caller[]; methods?: readonly Method[] };

/**
 * One test per cell of these calls' rows. Their titles are what `npm run faults` makes its table of (ENT-6, API-8). They stand in
 * files by who makes the calls, so that those run side by side.
 */
export const describeCells = ({ callers, methods }: Which) => {
  const isMeant = (name: keyof typeof calls) =>
    endpoints[name].callers.some((caller) => callers.includes(caller)) &&
    (methods?.includes(endpoints[name].method) ?? true);
  for (const name of names.filter(isMeant))
    describe(`${endpoints[name].method} ${endpoints[name].path}`, () => {
      test.each(faults.map((fault) => fault.name))('%s', (fault) => calls[name](name, fault), LONGEST);
    });
};
