/** @module-tag thorough */
import { afterAll, expect } from 'vitest';
import { goThrough } from '#tests/backend/door.ts';
import { testCalls } from './support/calls.ts';
import { createRandom } from '#backend/seed/createRandom.ts';
import { createClumsyClient } from './support/clumsyClient.ts';
import { onPostgres } from './support/onPostgres.ts';
import { overHttp } from './support/overHttp.ts';

// Databases that spread over several machines know no other level, and end transactions of their own accord.
const { chance } = createRandom(4001);
const { Client, failures } = createClumsyClient((statement) => !/^(BEGIN|ROLLBACK)/.test(statement) && chance(0.03));
goThrough({ keep: onPostgres({ isolation: 'SERIALIZABLE', Client }), ask: overHttp() });
testCalls();

afterAll(() => {
  expect(failures()).toBeGreaterThan(500);
});
