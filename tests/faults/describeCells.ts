import { describe, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { calls } from './calls.ts';
import { faults, type FaultName } from './faults.ts';

const names = Object.keys(calls) as (keyof typeof calls)[];

/** One test per cell of these calls' rows. Their titles are what `npm run faults` makes its table of. */
export const describeCells = (isMeant: (method: string) => boolean) => {
  for (const name of names.filter((one) => isMeant(endpoints[one].method)))
    describe(`${endpoints[name].method} ${endpoints[name].path}`, () => {
      test.each(Object.keys(faults) as FaultName[])('ENT-6 API-8 %s', (fault) => calls[name](name, fault));
    });
};
