// @vitest-environment node
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import type { Caller, Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { extras, usualExtras } from '#contract/extras.ts';
import { createBackend } from '#backend/createBackend.ts';
import { bindings, cellOf, type Verb } from '#dataProvider/bindings.ts';
import { roles, type Role } from '#domain/entities.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { insertedId, personOf, requestOf, secrets } from './aBackend.ts';
import { ada, aWithdrawal, aWorld, bob, stranger, validArgs, wim } from './aWorld.ts';

/** Second account of each role, which owns nothing. */
const second: Record<Role, string> = {
  admin: 'eve@example.test',
  buyer: 'zed@example.test',
  worker: 'zoe@example.test',
};
const first: Record<Role, string> = { admin: ada, buyer: bob, worker: wim };

const aFullWorld = async () => {
  const world = await aWorld();
  const { call, join, store } = world;
  const withdrawal = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  const eve = await join(second.admin, 'worker');
  await store.transaction((tx) => tx.change('users', eve, {}, { role: 'admin' }));
  await join(second.buyer, 'buyer');
  await join(second.worker, 'worker');
  return { ...world, withdrawal };
};
type World = Awaited<ReturnType<typeof aFullWorld>>;

const [newest, older] = secrets;
const token = (email: string, { id, key } = newest, expires = '1h'): Promise<string> =>
  new SignJWT({ email, email_verified: true })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuer('taskcoin')
    .setAudience('taskcoin')
    .setSubject(personOf(email).uid)
    .setExpirationTime(expires)
    .sign(key);

const remove = async ({ call, store }: World, role: Role): Promise<void> => {
  const user = await store.read((reader) => reader.userByEmail(first[role]));
  expect((await call(second.admin, 'deleteUser', { id: user?._id ?? '' })).status).toBe(200);
};
const joinAgain = async ({ call, join }: World, role: Role): Promise<void> => {
  const id = await join(first[role], role === 'buyer' ? 'buyer' : 'worker');
  if (role === 'admin') await call(second.admin, 'setUserRole', { id, role });
};

/**
 * Caller in a column of the table of rights. `token` makes the access token of the requests. They name rows of the
 * person `as`, by default the first account of the call's role; with `mayChange`, they may change rows.
 */
type Column = { as?: string; token?: (world: World, role: Role) => Promise<string>; mayChange?: true };
/**
 * Columns of the table of rights: who sends a request, and with which token. Those without `as` name rows of the first
 * account of the call's role.
 */
const columns: Record<string, Column> = {
  'no token': {},
  'no account': { as: stranger, token: () => token(stranger) },
  admin: { as: ada, token: () => token(ada), mayChange: true },
  buyer: { as: bob, token: () => token(bob), mayChange: true },
  worker: { as: wim, token: () => token(wim), mayChange: true },
  'older secret': { token: (_, role) => token(first[role], older), mayChange: true },
  expired: { token: (_, role) => token(first[role], newest, '-1s') },
  forged: { token: (_, role) => token(first[role], { ...newest, key: new Uint8Array(32) }) },
  'not theirs': { token: (_, role) => token(second[role]) },
  deleted: {
    token: async (world, role) => {
      await remove(world, role);
      return token(first[role]);
    },
  },
  'joined anew': {
    token: async (world, role) => {
      await remove(world, role);
      await joinAgain(world, role);
      return token(first[role]);
    },
  },
};

/** Role that tests a kind of caller: a buyer for calls that are open to anyone or need only a token. */
const roleOf = (caller: Caller = 'anyone'): Role => (caller === 'signedIn' || caller === 'anyone' ? 'buyer' : caller);

/** Rows of an account, by table. */
const ownRows = ({ users, tasks, submissions, withdrawals, orders, payments }: Snapshot, id: string) => ({
  users: users.filter(({ _id }) => _id === id),
  tasks: tasks.filter(({ user_id }) => user_id === id),
  submissions: submissions.filter(({ worker_id, buyer_id }) => worker_id === id || buyer_id === id),
  withdrawals: withdrawals.filter(({ worker_id }) => worker_id === id),
  orders: orders.filter(({ user_id }) => user_id === id),
  payments: payments.filter(({ user_id }) => user_id === id),
});

/** Cell of the table of rights: 'ok', for a list with its number of rows, or the status of a refusal. */
const verdict = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json();
  if (answer.status !== 200) return String(answer.status);
  return Array.isArray(body) ? `ok, ${String(body.length)}` : 'ok';
};

const callsTable = async (): Promise<string[]> => {
  const world = await aFullWorld();
  const untouched = await world.books();
  /**
   * Server with all extras on the same rows, for the calls of extras that are off by default; it treats some other
   * calls differently.
   */
  const app = createBackend({ store: world.store, secrets, extras, verifyIdentity: () => Promise.resolve(null) });
  const rows = [];
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path, callers, extra }: Endpoint = endpoints[name];
    const isBySetting = extra !== undefined && !usualExtras.includes(extra);
    const role = roleOf(callers[0]);
    const owner = { admin: world.ids.ada, buyer: world.ids.bob, worker: world.ids.wim }[role];
    const cells = [];
    for (const [column, { as = first[role], token, mayChange }] of Object.entries(columns)) {
      await world.load(untouched);
      const bearer = await token?.(world, role);
      const before = await world.books();
      const { body, ...request } = requestOf(name, validArgs(world, as, world.withdrawal)[name]);
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await (isBySetting ? app.request(request.path, init) : world.request(request.path, init));
      cells.push((await verdict(answer)).padEnd(12));
      const after = await world.books();
      if (!answer.ok) expect(after, `${name}, ${column}`).toEqual(before);
      if (!mayChange) expect(ownRows(after, owner), `${name}, ${column}`).toEqual(ownRows(before, owner));
    }
    rows.push([`${method} ${path}`.padEnd(38), ...cells].join('  ').trimEnd());
  }
  const head = ['call'.padEnd(38), ...Object.keys(columns).map((title) => title.padEnd(12))].join('  ').trimEnd();
  return [head, ...rows];
};

const verbs = ['getList', 'getOne', 'create', 'update', 'delete'] as const satisfies readonly Verb[];

const resourcesTable = (): string[] =>
  Object.keys(bindings).flatMap((resource) =>
    roles.map((role) => {
      const allowed = verbs.filter((verb) => cellOf(resource, verb, role, extras));
      return `${resource.padEnd(13)} ${role.padEnd(7)} ${allowed.join(', ') || '-'}`;
    }),
  );

/**
 * Table of rights, as a snapshot: a change of it is a change of rights. 409 means that the caller has the right, and
 * another rule refuses.
 */
it('GUARD-8 every call × everybody who may come at the server, every resource × every role in the client', async () => {
  const lines = [...(await callsTable()), '', ...resourcesTable(), ''];
  await expect(lines.join('\n')).toMatchFileSnapshot('access-matrix.txt');
});
