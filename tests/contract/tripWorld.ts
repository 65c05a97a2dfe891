import type { Args, Reply } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import type { Role } from '#domain/entities.ts';
import { demoPeople } from '#backend/seed.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { createTestMarketplace } from '#tests/support/createTestMarketplace.ts';

export const ORIGIN = 'http://site.test';
/** Address of somebody with an account at the identity provider and none at the server. */
export const NEWCOMER = 'newcomer@example.test';

/** Test of a call of the contract with the seeded marketplace: its caller, its arguments, and the expected effect. */
export type Trip<N extends EndpointName> = {
  as: Role | 'newcomer';
  with: (world: TripWorld) => Args<Endpoints[N]> | Promise<Args<Endpoints[N]>>;
  /** Checks the answer, and the rows before (`world.before`) and after the call. */
  shows: (answer: Reply<Endpoints[N]>, world: TripWorld, after: Snapshot) => void | Promise<void>;
};
export type Trips<N extends EndpointName> = { [K in N]: Trip<K> };

export type TripWorld = Awaited<ReturnType<typeof createTripWorld>>;

/** Creates a marketplace from the seed, and names rows of it that the trips use. */
export const createTripWorld = async () => {
  const market = await createTestMarketplace({ origin: ORIGIN });
  market.accounts.add({ email: NEWCOMER, displayName: 'New', photoUrl: '', password: null, google: true });
  const before = market.store.snapshot();
  const { users, tasks, submissions, withdrawals } = before;
  const me = (role: Role) => found(users.find(({ email }) => email === demoPeople[role]));
  const [admin, buyer, worker] = [me('admin'), me('buyer'), me('worker')];
  const done = new Set(submissions.filter((one) => one.worker_id === worker._id).map((one) => one.task_id));
  const isOpen = (task: Snapshot['tasks'][number]) => !task.closed && task.requiredWorkers > 0;
  return {
    ...market,
    before,
    admin,
    buyer,
    worker,
    /** Open task of the demo's buyer that still has places. */
    task: found(tasks.find((task) => task.user_id === buyer._id && isOpen(task))),
    /** Open task for which the demo's worker has not submitted work. */
    offer: found(tasks.find((task) => isOpen(task) && !done.has(task._id))),
    /** Pending submission to the demo's buyer. */
    work: found(submissions.find((one) => one.buyer_id === buyer._id && one.status === 'pending')),
    payout: found(withdrawals.find(({ status }) => status === 'pending')),
  };
};

export const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error('The seed has no such row.');
  return row;
};

/** Coins of a user by the books. */
export const coinsOf = ({ users }: Snapshot, { _id }: { _id: string }): number =>
  found(users.find((user) => user._id === _id)).coin;

export const rowOf = <R extends { _id: string }>(rows: readonly R[], { _id }: { _id: string }): R =>
  found(rows.find((row) => row._id === _id));
