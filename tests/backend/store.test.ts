// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { auditOf } from '#backend/auditOf.ts';
import { createSeed } from '#backend/seed.ts';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import { Insufficient } from '#backend/store/port.ts';
import { TODAY } from './aBackend.ts';

const seed = createSeed(TODAY);
const [first, second] = seed.users;
if (!first || !second) throw new Error('the seed has no users');
const by = { actor: first._id, created_at: TODAY.toISOString() };
const pay = { ...by, key: 'k', from: `user:${second._id}`, to: `user:${first._id}`, amount: 5 } as const;

it('keeps nothing of a transaction that throws', async () => {
  const store = createMemoryStore(seed);
  const work = store.transaction(async (tx) => {
    await tx.transfer(pay);
    await tx.insert('users', { ...first, _id: 'new', uid: 'new', email: 'new@example.test' });
    await tx.change('users', second._id, {}, { deleted: true });
    await tx.takeSlot(seed.tasks[0]?._id ?? '');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(store.snapshot()).toEqual(seed);
  expect(await store.transaction((tx) => tx.userByEmail(second.email))).toEqual(second);
  expect(await store.transaction((tx) => tx.userByEmail('new@example.test'))).toBeUndefined();
});

it('runs one transaction after the other', async () => {
  const store = createMemoryStore(seed);
  const steps: string[] = [];
  const work = (name: string) =>
    store.transaction(async (tx) => {
      steps.push(`${name} starts`);
      await tx.count('users', {});
      steps.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

it('reports commits that wrote something, and only those', async () => {
  const onCommit = vi.fn();
  const store = createMemoryStore(seed, onCommit);
  await store.transaction((tx) => tx.list('users', {}));
  await store.transaction((tx) => tx.takeSlot('unknown'));
  expect(onCommit).not.toHaveBeenCalled();
  await store.transaction((tx) => tx.transfer(pay));
  expect(onCommit).toHaveBeenCalledOnce();
});

it('loads another state in place of its own', async () => {
  const store = createMemoryStore();
  expect(store.snapshot().users).toEqual([]);
  await store.load(seed);
  expect(store.snapshot()).toEqual(seed);
  expect(await store.transaction((tx) => tx.userByEmail(first.email.toUpperCase()))).toEqual(first);
});

it('moves coins once per key, never below nothing, and only to accounts that exist', async () => {
  const store = createMemoryStore(seed);
  const transfer = (entry: Parameters<Parameters<Parameters<typeof store.transaction>[0]>[0]['transfer']>[0]) =>
    store.transaction((tx) => tx.transfer(entry));
  await transfer(pay);
  await expect(transfer(pay)).rejects.toThrow('booked already: k');
  await expect(transfer({ ...pay, key: 'much', amount: 1e6 })).rejects.toThrow(Insufficient);
  await expect(transfer({ ...pay, key: 'nowhere', to: 'user:nobody' })).rejects.toThrow('no account');
  await expect(transfer({ ...pay, key: 'nothing', amount: 0 })).rejects.toThrow('no amount');
  await expect(transfer({ ...pay, key: 'half', amount: 0.5 })).rejects.toThrow('no amount');
  expect(auditOf(store.snapshot()).problems).toEqual(['k is booked for nothing']);
});

it('an event that is booked already undoes its transaction', async () => {
  const store = createMemoryStore(seed);
  const twice = store.transaction(async (tx) => {
    await tx.transfer(pay);
    await tx.transfer(pay);
  });
  await expect(twice).rejects.toThrow('booked already: k');
  expect(store.snapshot()).toEqual(seed);
});

it('what is read in one go is of one moment', async () => {
  const store = createMemoryStore(seed);
  const rename = () => store.transaction((tx) => tx.change('users', first._id, {}, { name: 'Renamed' }));
  const names = await store.read(async (reader) => {
    const before = await reader.get('users', first._id);
    const later = rename();
    const after = await reader.get('users', first._id);
    return { before: before?.name, after: after?.name, later };
  });
  expect(names.after).toBe(names.before);
  expect((await names.later)?.name).toBe('Renamed');
});

it('the store proves its own books', async () => {
  const store = createMemoryStore(seed);
  expect(await store.audit()).toEqual(auditOf(seed));
  await store.load({ ...seed, ledger: seed.ledger.slice(1) });
  expect((await store.audit()).problems).not.toEqual([]);
});

it('the audit finds each kind of broken books', () => {
  const problems = (change: object) => auditOf({ ...seed, ...change }).problems.join('; ');
  const [task] = seed.tasks;
  const [entry] = seed.ledger;
  if (!task || !entry) throw new Error('the seed has no tasks');
  expect(problems({ users: [{ ...first, coin: first.coin + 1 }, ...seed.users.slice(1)] })).toContain('is off');
  expect(problems({ users: seed.users.slice(1) })).toContain('is nowhere');
  expect(problems({ ledger: [...seed.ledger, entry] })).toContain('is booked twice');
  expect(problems({ ledger: [...seed.ledger, { ...pay, amount: 0 }] })).toContain('moves nothing');
  expect(problems({ users: [{ ...first, coin: -1 }] })).toContain('is negative');
  expect(problems({ tasks: [{ ...task, requiredWorkers: 99 }] })).toContain('cannot pay what it owes');
});
