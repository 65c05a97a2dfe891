import { describe, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { calls } from './calls.ts';
import { faults } from './faults.ts';

const names = Object.keys(calls) as (keyof typeof calls)[];

/** Milliseconds for a cell: some draw the page twice and sign in twice, which hashes passwords. */
const LONGEST = 40_000;

/** One test per cell of these calls' rows. Their titles are what `npm run faults` makes its table of (ENT-6, API-8, API-ADMIN). */
export const describeCells = (isMeant: (method: string) => boolean) => {
  for (const name of names.filter((one) => isMeant(endpoints[one].method)))
    describe(`${endpoints[name].method} ${endpoints[name].path}`, () => {
      test.each(faults.map((fault) => fault.name))('%s', (fault) => calls[name](name, fault), LONGEST);
    });
};
