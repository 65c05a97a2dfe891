// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { usualExtras } from '#contract/extras.ts';
import { createBackend } from '#backend/createBackend.ts';
import { issueToken, type Person } from '#backend/token.ts';
import { insertedId, intentOf, personOf, requestOf, secrets } from '../aBackend.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';

const zoe = 'zoe@example.test';
const made = ['b1', 'b2', 'b3', 'b4'].map((name) => `${name}@made-up.test`);

/** Posts a task of a buyer, submits a worker's work for it, and approves that. */
const work = async ({ call }: World, buyer: string, worker: string, coins: number) => {
  const post = aTask({ requiredWorkers: 1, payableAmount: coins, taskTitle: `For ${worker}` });
  const task = insertedId(await call(buyer, 'createTask', post));
  const submissionId = insertedId(await call(worker, 'createSubmission', aSubmission(task)));
  const approval = await call(buyer, 'approveSubmission', { submissionId, workerEmail: worker, payableAmount: coins });
  expect(approval.status).toBe(200);
};
const buy = async ({ call, cards }: World, buyer: string, coins: 10 | 150) => {
  const amount = { 10: 100, 150: 1_000 }[coins];
  const intent = intentOf(await call(buyer, 'createPaymentIntent', { amount, coins }));
  cards.settle(intent);
  await call(buyer, 'savePayment', { paymentIntentId: intent, coins, cost: amount / 100, email: buyer });
};
/** World with a worker to whom four made-up buyers have paid all of their welcome coins. */
const aFarm = async () => {
  const world = await aWorld();
  const worker = await world.join(zoe, 'worker');
  for (const buyer of made) {
    await world.join(buyer, 'buyer');
    await work(world, buyer, zoe, 50);
  }
  const ask = async (coins = 200, account_number = '0171-22') =>
    insertedId(await world.call(zoe, 'createWithdrawal', { ...aWithdrawal(coins), account_number }));
  const pay = (id: string) => world.call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: zoe });
  return { world, worker, ask, pay };
};
type Row = { reason: string; email: string; coins: number; of: number; at: string; _id: string };
const signals = async ({ call }: World, id: string) => {
  const { rows } = (await call(ada, 'listUserSignals', { id })).body as { rows: Row[] };
  return rows;
};
const reasons = (rows: readonly Row[]) => [...new Set(rows.map(({ reason }) => reason))];

describe('210 coins from four made-up buyers', () => {
  it('are held by themselves, and paid when an admin has released them', async () => {
    const { world, ask, pay } = await aFarm();
    expect(await world.coins(zoe)).toBe(210);
    const id = await ask();
    expect(await pay(id)).toMatchObject({ status: 409, body: { reason: 'withdrawalHeld' } });
    expect(await world.coins(zoe)).toBe(210);
    expect((await world.call(bob, 'releaseHold', { id })).status).toBe(403);
    expect((await world.call(ada, 'releaseHold', { id })).status).toBe(200);
    expect((await pay(id)).status).toBe(200);
    expect(await world.coins(zoe)).toBe(10);
    expect((await world.store.audit()).problems).toEqual([]);
  });

  it('come with their reasons, and the rows behind each', async () => {
    const { world, worker, ask } = await aFarm();
    const id = await ask();
    const rows = await signals(world, worker);
    expect(reasons(rows)).toEqual(['held', 'onlyPayee', 'welcomesOnly']);
    expect(rows.find(({ reason }) => reason === 'held')).toMatchObject({ _id: id, email: zoe, coins: 200 });
    for (const reason of ['onlyPayee', 'welcomesOnly']) {
      const behind = rows.filter((row) => row.reason === reason);
      expect(behind.map(({ email, coins, of }) => [email, coins, of]).sort()).toEqual(made.map((one) => [one, 50, 50]));
    }
    const buyer = await world.store.read((reader) => reader.userByEmail(made[0] ?? ''));
    expect(await signals(world, buyer?._id ?? '')).toMatchObject([
      { reason: 'paysOne', email: zoe, coins: 50, of: 50 },
    ]);
  });

  it('are not helped by a few coins that one of them buys: those count as withdrawn first', async () => {
    const { world, ask, pay } = await aFarm();
    await buy(world, made[0] ?? '', 10);
    expect((await pay(await ask())).status).toBe(200);
    for (const buyer of made.slice(1)) await buy(world, buyer, 150);
    const more = ['c1@made-up.test', 'c2@made-up.test', 'c3@made-up.test', 'c4@made-up.test'];
    for (const buyer of more) {
      await world.join(buyer, 'buyer');
      await work(world, buyer, zoe, 50);
    }
    // Of their 150 coins the worker was paid 50 by each: 160 bought ones in all, and 200 are withdrawn already.
    expect((await pay(await ask())).status).toBe(409);
  });
});

describe('a withdrawal of coins that were bought', () => {
  it('is not held, and nothing is said about worker and buyer', async () => {
    const world = await aWorld();
    const id = insertedId(await world.call(wim, 'createWithdrawal', aWithdrawal(200)));
    const payout = { id, withdrawalAmount: 200, workerEmail: wim };
    expect((await world.call(ada, 'payWithdrawal', payout)).status).toBe(200);
    expect(reasons(await signals(world, world.ids.wim))).toEqual(['onlyPayee']);
  });
});

it('one account number of two people is a signal about both, however it is written, and blocks nothing', async () => {
  const world = await aWorld();
  const worker = await world.join(zoe, 'worker');
  await buy(world, bob, 150);
  await work(world, bob, zoe, 200);
  const ask = (email: string, account_number: string) =>
    world.call(email, 'createWithdrawal', { ...aWithdrawal(200), worker_email: email, account_number });
  await ask(wim, '০১৭১-২২ ৩৩');
  await ask(wim, '');
  const id = insertedId(await ask(zoe, '01712233'));
  await world.call(ada, 'setUserRole', { id: world.ids.wim, role: 'buyer' });
  const shared = (rows: readonly Row[]) =>
    rows.filter(({ reason }) => reason === 'sharedAccount').map(({ email }) => email);
  expect(shared(await signals(world, worker))).toEqual([wim]);
  expect(shared(await signals(world, world.ids.wim))).toEqual([zoe]);
  const payout = { id, withdrawalAmount: 200, workerEmail: zoe };
  expect((await world.call(ada, 'payWithdrawal', payout)).status).toBe(200);
});

describe('welcomes', () => {
  /** Server on the same world with other settings, to which each call names the network that it comes from. */
  const aServer = (world: World, settings: Partial<Parameters<typeof createBackend>[0]> = {}) => {
    let people: Record<string, Person> = {};
    const app = createBackend({
      store: world.store,
      secrets,
      verifyIdentity: (proof) => Promise.resolve(people[proof] ?? null),
      networkOf: (c) => c.req.header('x-test-network') ?? '',
      ...settings,
    });
    const ask = async (person: Person, path: string, body: object, network: string) => {
      const bearer = path === '/jwt' ? 'proof' : await issueToken(secrets, person);
      people = { proof: person };
      const headers = { authorization: `Bearer ${bearer}`, 'x-test-network': network };
      return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    return {
      join: async (person: Person, network = '') => {
        const body = { name: 'N', email: person.email, imgurl: '', role: 'worker', coin: 0 };
        const answer = await ask(person, '/user', body, network);
        expect(answer.status).toBe(200);
        return ((await answer.json()) as { insertedId: string }).insertedId;
      },
      recordOf: async (person: Person): Promise<unknown> => {
        const headers = { authorization: `Bearer ${await issueToken(secrets, person)}` };
        return (await app.request(`/oneUser${person.email}`, { headers })).json();
      },
      signIn: async (person: Person) => {
        expect((await ask(person, '/jwt', { email: person.email }, '')).status).toBe(200);
      },
    };
  };

  it('are given once for an address, whatever identities and addresses follow each other', async () => {
    const world = await aWorld();
    const { join, signIn } = aServer(world);
    const first = { ...personOf(zoe), uid: 'first' };
    await join(first);
    await signIn({ ...first, email: 'second@example.test' });
    await signIn({ ...first, email: 'third@example.test' });
    expect(await world.coins('third@example.test')).toBe(10);
    for (const email of [zoe, 'second@example.test']) {
      await join({ uid: `next at ${email}`, email, verified: true });
      expect(await world.coins(email)).toBe(0);
    }
    expect((await world.store.audit()).problems).toEqual([]);
  });

  it('C-69 wait for a verified address where the owner says so, and come once', async () => {
    const world = await aWorld();
    const { join, signIn, recordOf } = aServer(world, { welcomesVerified: true });
    const person = { ...personOf(zoe), verified: false };
    await join(person);
    await signIn(person);
    expect(await world.coins(zoe)).toBe(0);
    expect(await recordOf(person)).toMatchObject({ coin: 0, welcomeWaits: 10 });
    expect(await aServer(world).recordOf(person)).not.toHaveProperty('welcomeWaits');
    await signIn({ ...person, verified: true });
    expect(await recordOf(person)).not.toHaveProperty('welcomeWaits');
    await signIn({ ...person, verified: true });
    expect(await world.coins(zoe)).toBe(10);
    await join(personOf('verified@example.test'));
    expect(await world.coins('verified@example.test')).toBe(10);
    expect((await world.store.audit()).problems).toEqual([]);
  });

  it('C-69 come at once where the owner says nothing, and never twice', async () => {
    const world = await aWorld();
    await aServer(world).join({ ...personOf(zoe), verified: false });
    expect(await world.coins(zoe)).toBe(10);
    const later = aServer(world, { welcomesVerified: true });
    expect(await later.recordOf({ ...personOf(zoe), verified: false })).not.toHaveProperty('welcomeWaits');
    await later.signIn(personOf(zoe));
    expect(await world.coins(zoe)).toBe(10);
  });

  it('many accounts from one network within an hour are a signal about each', async () => {
    const world = await aWorld();
    const { join } = aServer(world);
    const ids: string[] = [];
    for (const name of ['n1', 'n2', 'n3', 'n4']) ids.push(await join(personOf(`${name}@example.test`), 'one'));
    const other = await join(personOf('n5@example.test'), 'another');
    const rows = await signals(world, ids[0] ?? '');
    expect(rows.map(({ reason, email }) => [reason, email]).sort()).toEqual(
      ['n2', 'n3', 'n4'].map((name) => ['oneNetwork', `${name}@example.test`]),
    );
    expect(await signals(world, other)).toEqual([]);
  });
});

describe('sales and payouts', () => {
  it('can be paused by an admin and go on again; what was charged is credited meanwhile', async () => {
    const world = await aWorld();
    const { call, cards } = world;
    const order = () => call(bob, 'createPaymentIntent', { amount: 100, coins: 10 });
    const intent = intentOf(await order());
    const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
    const pay = () => call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: wim });
    expect((await call(bob, 'setPauses', { sales: true, payouts: true })).status).toBe(403);
    await call(ada, 'setPauses', { sales: true, payouts: true });
    expect((await call(ada, 'getPauses', {})).body).toEqual({ sales: 1, payouts: 1 });
    expect(await order()).toMatchObject({ status: 409, body: { reason: 'salesPaused' } });
    expect(await pay()).toMatchObject({ status: 409, body: { reason: 'payoutsPaused' } });
    cards.settle(intent);
    expect((await call(bob, 'savePayment', { paymentIntentId: intent, coins: 10, cost: 1, email: bob })).status).toBe(
      200,
    );
    await call(ada, 'setPauses', { sales: false, payouts: false });
    expect([(await order()).status, (await pay()).status]).toEqual([200, 200]);
  });
});

it('an admin does not release a request of their own', async () => {
  const { world, worker, ask } = await aFarm();
  const id = await ask();
  await world.call(ada, 'setUserRole', { id: worker, role: 'admin' });
  expect((await world.call(zoe, 'releaseHold', { id })).status).toBe(409);
});

it('an admin decides about no request of an own earlier account', async () => {
  const world = await aWorld();
  const { call, ids } = world;
  const ask = async () => insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  const [held, pending] = [await ask(), await ask()];
  await call(ada, 'decideWithdrawal', { id: held, act: 'hold', reason: 'To be looked at.' });
  await call(ada, 'deleteUser', { id: ids.wim });
  await call(ada, 'setUserRole', { id: await world.join(wim, 'worker'), role: 'admin' });
  const own = { status: 409, body: { reason: 'ownRequest' } };
  expect(await call(wim, 'releaseHold', { id: held })).toMatchObject(own);
  expect(await call(wim, 'createBatch', { ids: [pending] })).toMatchObject(own);
  const { path, method, body } = requestOf('payWithdrawal', { id: pending, withdrawalAmount: 10, workerEmail: wim });
  const app = createBackend({
    store: world.store,
    secrets,
    verifyIdentity: () => Promise.resolve(null),
    extras: [...usualExtras, 'twoAdmins'],
  });
  const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(wim))}` };
  expect((await app.request(path, { method, headers, body: JSON.stringify(body) })).status).toBe(409);
});

it('the latest use of an account number is the one that counts for how long it is kept', async () => {
  const world = await aWorld();
  const uses = async () => (await world.books()).account_uses.map(({ created_at }) => created_at);
  await world.call(wim, 'createWithdrawal', aWithdrawal(200));
  const [first = ''] = await uses();
  await world.call(wim, 'createWithdrawal', aWithdrawal(200));
  const [latest = '', ...others] = await uses();
  expect(others).toEqual([]);
  expect(latest > first).toBe(true);
});

it('C-67 a server that announces no signals holds and pauses nothing', async () => {
  const { world, ask } = await aFarm();
  await world.call(ada, 'setPauses', { sales: false, payouts: true });
  const id = await ask();
  const app = createBackend({ store: world.store, secrets, verifyIdentity: () => Promise.resolve(null), extras: [] });
  const { uid = '' } = (await world.books()).users.find(({ email }) => email === ada) ?? {};
  const authorization = `Bearer ${await issueToken(secrets, { uid, email: ada, verified: true })}`;
  const body = JSON.stringify({ withdrawalAmount: 200, workerEmail: zoe });
  const answer = await app.request(`/withdrawRequests${id}`, { method: 'PATCH', headers: { authorization }, body });
  expect(answer.status).toBe(200);
});

it('C-67 a server that announces no signals makes batches although payouts were paused before', async () => {
  const world = await aWorld();
  const { call, store } = world;
  const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  await call(ada, 'setPauses', { sales: false, payouts: true });
  expect((await call(ada, 'createBatch', { ids: [id] })).status).toBe(409);
  const app = createBackend({ store, secrets, verifyIdentity: () => Promise.resolve(null), extras: ['payouts'] });
  const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(ada))}` };
  const { path, method, body } = requestOf('createBatch', { ids: [id] });
  expect((await app.request(path, { method, headers, body: JSON.stringify(body) })).status).toBe(200);
});
