import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApi } from '#api/createApi.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { mintIdToken } from '#mocks/identity/idToken.ts';
import { auditOf } from '#backend/auditOf.ts';
import { server } from '#tests/support/server.ts';
import { readingTrips } from './readingTrips.ts';
import type { SpecifiedName } from './specification.ts';
import { createTripWorld, found, NEWCOMER, ORIGIN, type Trips, type TripWorld } from './tripWorld.ts';
import { writingTrips } from './writingTrips.ts';

/**
 * Trips of all calls of the specification: without one, this does not compile. Other calls are tested by their screens
 * (tests/faults).
 */
const trips: Trips<SpecifiedName> & Partial<Trips<EndpointName>> = { ...readingTrips, ...writingTrips };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Trip (test of a call with the seeded marketplace) of any call, without the types that relate its parts. */
type AnyTrip = {
  as: keyof typeof emails;
  with: (world: TripWorld) => unknown;
  shows: (answer: unknown, world: TripWorld, after: unknown) => unknown;
};
const emails = {
  admin: 'admin@example.test',
  buyer: 'buyer@example.test',
  worker: 'worker@example.test',
  newcomer: NEWCOMER,
};

test.each(Object.keys(trips) as EndpointName[])('%s: client → MSW → backend → back', async (name) => {
  const world = await createTripWorld();
  server.use(...world.handlers);
  const trip = trips[name] as unknown as AnyTrip;
  const email = emails[trip.as];
  let token: string | null = null;
  const api = createApi({
    baseUrl: `${ORIGIN}/api`,
    token: () => token,
    onUnauthorized: () => expect.unreachable('nobody is turned away'),
    ready: Promise.resolve(),
  });
  const bearer = mintIdToken(found(world.accounts.findByEmail(email)), 'password', Date.now());
  token = (await api({ bearer }).createToken({ email })).token;

  const call = api(name === 'createToken' ? { bearer } : {})[name] as (args: unknown) => Promise<unknown>;
  const answer = await call(await trip.with(world));
  const after = world.store.snapshot();
  await trip.shows(answer, world, after);
  expect(auditOf(after).problems).toEqual([]);
});
