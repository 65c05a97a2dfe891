import { beforeEach, expect, it } from 'vitest';
import { folded } from '#domain/folded.ts';
import { Insufficient, type Transfer } from '#backend/store/port.ts';
import { createSeed } from '#backend/seed.ts';
import { tableNames } from '#backend/store/tables.ts';
import { eachStore } from './eachStore.ts';
import { aPayment, aSubmission, aTask, aUser, anOrder, besideSeed, by } from './rows.ts';

const ada = aUser({ _id: 'ada', name: 'Ada', coin: 20 });
const bo = aUser({ _id: 'bo', name: 'Bo', role: 'worker' });
const colours = aTask({ _id: 'colours' });
const pay: Transfer = { ...by, key: 'k', from: 'user:ada', to: 'user:bo', amount: 5 };

eachStore((store, kind) => {
  beforeEach(() =>
    store().transaction(async (tx) => {
      await tx.insert('users', ada);
      await tx.insert('users', bo);
      await tx.insert('tasks', colours);
    }),
  );
  const get = (id: string) => store().read((reader) => reader.get('users', id));

  it('gives back every row of the demo as it was', async () => {
    const { ledger: _, ...seed } = createSeed(new Date('2026-11-21T10:00:00.000Z'));
    const rows = { ...seed, ...besideSeed(seed) };
    await store().transaction(async (tx) => {
      for (const table of tableNames) for (const row of rows[table]) await tx.insert(table, row);
    });
    await store().read(async (reader) => {
      for (const table of tableNames)
        for (const row of rows[table]) expect(await reader.get(table, row._id)).toEqual(row);
    });
    // A table without a row would prove nothing.
    expect(tableNames.filter((table) => rows[table].length === 0)).toEqual([]);
  });

  it('gives back odd texts and large numbers as they were', async () => {
    const work = aSubmission({ _id: 's', submission_details: 'Röt,\n"blau"\\ \'grün\' 💰 {a,b} NULL' });
    const order = anOrder({ _id: 'order', intent: 'pi_1' });
    const payment = aPayment({ _id: 'pi_1', cost: 2 ** 40 });
    const found = await store().transaction(async (tx) => {
      await tx.insert('submissions', work);
      await tx.insert('orders', order);
      await tx.insert('payments', payment);
      return [await tx.get('submissions', 's'), await tx.get('orders', 'order'), await tx.get('payments', 'pi_1')];
    });
    expect(found).toEqual([work, order, payment]);
    expect(await get('nobody')).toBeUndefined();
  });

  it('finds live accounts by identity and by address, in any case of letters', async () => {
    const old = aUser({ _id: 'old', deleted: true });
    const found = await store().transaction(async (tx) => [
      await tx.insert('users', old),
      await tx.userByEmail('ADA@Example.Test'),
      await tx.userByUid('uid of ada'),
      await tx.userByEmail(old.email),
      await tx.userByUid(old.uid),
    ]);
    // By identity without the picture, as every call asks so.
    const { imgurl: _, ...member } = ada;
    expect(found).toEqual([true, ada, member, undefined, undefined]);
  });

  it('takes no second row with the same id, address, identity, live work or intent, and goes on', async () => {
    const work = aSubmission({ _id: 's' });
    const taken = await store().transaction(async (tx) => [
      await tx.insert('users', aUser({ _id: 'ada', email: 'new@example.test', uid: 'new' })),
      await tx.insert('users', aUser({ _id: 'new', email: 'ADA@example.test' })),
      await tx.insert('users', aUser({ _id: 'new', uid: ada.uid })),
      await tx.insert('users', aUser({ _id: 'new', email: ada.email, uid: ada.uid, deleted: true })),
      await tx.insert('submissions', work),
      await tx.insert('submissions', { ...work, _id: 's2' }),
      await tx.insert('submissions', { ...work, _id: 's3', status: 'rejected' }),
      (await tx.change('submissions', 's', {}, { status: 'rejected' }))?.status,
      await tx.insert('submissions', { ...work, _id: 's2' }),
      await tx.insert('orders', anOrder({ _id: 'o' })),
      await tx.insert('orders', anOrder({ _id: 'o2' })),
      await tx.insert('orders', anOrder({ _id: 'o3', intent: 'pi_1' })),
      await tx.insert('orders', anOrder({ _id: 'o4', intent: 'pi_1' })),
    ]);
    const [yes, no] = [true, false];
    expect(taken).toEqual([no, no, no, yes, yes, no, yes, 'rejected', yes, yes, yes, yes, no]);
  });

  it('changes a row while the condition holds, and answers with the row as it is then', async () => {
    const changed = await store().transaction(async (tx) => [
      await tx.change(
        'tasks',
        'colours',
        { closed: false, requiredWorkers: { above: 1 } },
        { taskTitle: 'Name birds' },
      ),
      await tx.change('tasks', 'colours', { closed: false, requiredWorkers: { above: 2 } }, { closed: true }),
      await tx.change('tasks', 'colours', { _id: { in: ['birds'] } }, { taskTitle: 'No' }),
      await tx.change('tasks', 'birds', {}, { closed: true }),
      await tx.change('tasks', 'colours', { _id: { in: ['birds', 'colours'] } }, { closed: true }),
      await tx.get('tasks', 'colours'),
    ]);
    const birds = { ...colours, taskTitle: 'Name birds' };
    expect(changed).toEqual([
      birds,
      undefined,
      undefined,
      undefined,
      { ...birds, closed: true },
      { ...birds, closed: true },
    ]);
  });

  it('a changed text is found by the new words, not by the old ones', async () => {
    const search = (sought: string) =>
      store().read(async (reader) => {
        const order = { column: null, descending: false };
        const page = await reader.list('tasks', {}, { conditions: [], search: folded(sought), order, range: [0, 9] });
        return page.total;
      });
    await store().transaction((tx) =>
      tx.change('tasks', 'colours', {}, { taskTitle: 'Zähl die Vögel', taskDetail: '' }),
    );
    expect([
      await search('vögel'),
      await search('the colours'),
      await search('all of'),
      await search('a list'),
    ]).toEqual([1, 0, 0, 1]);
    // Its whole id finds a record as well, a part of it does not.
    expect([await search('colours'), await search('colour')]).toEqual([1, 0]);
  });

  it('a changed address is the one that an account is found by', async () => {
    const found = await store().transaction(async (tx) => [
      (await tx.change('users', 'bo', {}, { email: 'Bob@example.test' }))?.email,
      (await tx.userByEmail('bob@EXAMPLE.test'))?._id,
      await tx.userByEmail(bo.email),
    ]);
    expect(found).toEqual(['Bob@example.test', 'bo', undefined]);
  });

  it('counts who has ever had an address, however it is written', async () => {
    const former = aUser({ _id: 'zoe', email: 'zoe@bücher.example', deleted: true });
    await store().transaction((tx) => tx.insert('users', former));
    const counted = (email: string) => store().read((reader) => reader.count('users', { email }));
    expect(await counted('Zoe@xn--bcher-kva.example')).toBe(1);
    expect(await counted('zoe@bu\u0308cher.example')).toBe(1);
    expect(await counted('zoe@bucher.example')).toBe(0);
  });

  it('counts and adds up what fits', async () => {
    const figures = await store().transaction(async (tx) => [
      await tx.count('users', { deleted: false }),
      await tx.count('users', { role: { in: ['worker', 'admin'] } }),
      await tx.count('users', { role: { in: [] } }),
      await tx.count('users', { coin: { above: 19 } }),
      await tx.count('users', { coin: { above: 20 } }),
      await tx.sum('users', {}, 'coin'),
      await tx.sum('users', { deleted: true }, 'coin'),
    ]);
    expect(figures).toEqual([2, 1, 0, 1, 0, 20, 0]);
  });

  it('takes slots of an open task while there are some, and gives them back', async () => {
    const moved = await store().transaction(async (tx) => [
      await tx.takeSlot('colours'),
      await tx.takeSlot('colours'),
      await tx.takeSlot('colours'),
      await tx.freeSlot('colours'),
      (await tx.get('tasks', 'colours'))?.requiredWorkers,
      (await tx.change('tasks', 'colours', {}, { closed: true }))?.closed,
      await tx.takeSlot('colours'),
      await tx.freeSlot('colours'),
      await tx.takeSlot('birds'),
    ]);
    expect(moved).toEqual([true, true, false, true, 1, true, false, false, false]);
  });

  it('moves coins between people, tasks and the outside', async () => {
    await store().transaction(async (tx) => {
      await tx.transfer({ ...pay, key: '1', from: 'mint', to: 'user:bo', amount: 3 });
      await tx.transfer({ ...pay, key: '2', from: 'user:ada', to: 'escrow:colours', amount: 20 });
      await tx.transfer({ ...pay, key: '3', from: 'escrow:colours', to: 'user:bo', amount: 5 });
      await tx.transfer({ ...pay, key: '4', from: 'user:bo', to: 'payout', amount: 8 });
    });
    expect([(await get('ada'))?.coin, (await get('bo'))?.coin]).toEqual([0, 0]);
    expect((await store().read((reader) => reader.get('tasks', 'colours')))?.escrow).toBe(15);
  });

  it('moves coins once per key, never below nothing, and only to accounts that exist', async () => {
    const transfer = (entry: Partial<Transfer>) => store().transaction((tx) => tx.transfer({ ...pay, ...entry }));
    await transfer({});
    await expect(transfer({})).rejects.toThrow('booked already: k');
    await expect(transfer({ key: 'much', amount: 16 })).rejects.toThrow(Insufficient);
    await expect(transfer({ key: 'nobody', from: 'user:nobody' })).rejects.toThrow(Insufficient);
    await expect(transfer({ key: 'nowhere', to: 'user:nobody' })).rejects.toThrow('no account user:nobody');
    await expect(transfer({ key: 'no task', to: 'escrow:nothing' })).rejects.toThrow('no account escrow:nothing');
    for (const amount of [0, -5, 0.5, NaN])
      await expect(transfer({ key: 'odd', amount }), String(amount)).rejects.toThrow('no amount of coins: odd');
    await expect(transfer({ key: 'self', to: 'user:ada' })).rejects.toThrow('from an account to itself: self');
    await transfer({ key: 'rest', amount: 15 });
    expect([(await get('ada'))?.coin, (await get('bo'))?.coin]).toEqual([0, 20]);
  });

  it('a transfer that cannot happen changes nothing, and its transaction may go on', async () => {
    const balances = await store().transaction(async (tx) => {
      await tx.transfer(pay);
      const failed = [pay, { ...pay, key: 'much', amount: 16 }, { ...pay, key: 'nowhere', to: 'user:nobody' } as const];
      for (const entry of failed) await expect(tx.transfer(entry)).rejects.toThrow();
      await tx.transfer({ ...pay, key: 'after' });
      return [(await tx.get('users', 'ada'))?.coin, (await tx.get('users', 'bo'))?.coin];
    });
    expect(balances).toEqual([10, 10]);
  });

  it('keeps nothing of a transaction that throws', async () => {
    const work = store().transaction(async (tx) => {
      await tx.transfer(pay);
      await tx.insert('users', aUser({ _id: 'new' }));
      await tx.change('users', 'bo', {}, { deleted: true });
      await tx.takeSlot('colours');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    const left = await store().read(async (reader) => [
      await reader.get('users', 'ada'),
      await reader.get('users', 'bo'),
      await reader.get('users', 'new'),
      await reader.get('tasks', 'colours'),
    ]);
    expect(left).toEqual([ada, bo, undefined, colours]);
  });

  it('locks the users that fit, in the order of their ids', async () => {
    await store().transaction((tx) => tx.insert('users', aUser({ _id: 'aaa', role: 'worker' })));
    const locked = await store().transaction(async (tx) => [
      await tx.lockUsers({ _id: { in: ['bo', 'nobody', 'ada'] } }),
      await tx.lockUsers({ deleted: false, role: 'admin' }),
    ]);
    expect(locked.map((users) => users.map(({ _id }) => _id).sort())).toEqual([['ada', 'bo'], []]);
  });

  it('keeps what was answered under a key, and a claim only with its transaction', async () => {
    const at = by.created_at;
    const claim = (key: string) => store().transaction((tx) => tx.claimKey(key, at));
    const answered = store().transaction(async (tx) => {
      const known = [await tx.claimKey('k', at), await tx.claimKey('other', at)];
      await tx.keepAnswer('k', '{"id":"ö\\n"}');
      return known;
    });
    expect(await answered).toEqual([undefined, undefined]);
    expect([await claim('k'), await claim('other'), await claim('new')]).toEqual(['{"id":"ö\\n"}', '', undefined]);
    const failed = store().transaction(async (tx) => {
      await tx.claimKey('undone', at);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await claim('undone')).toBeUndefined();
  });

  it('forgets answers after a day, when another one comes or the same', async () => {
    const moment = (hours: number) => new Date(Date.parse(by.created_at) + hours * 3_600_000).toISOString();
    const claim = (key: string, hours: number) =>
      store().transaction(async (tx) => {
        const known = await tx.claimKey(key, moment(hours));
        if (known === undefined) await tx.keepAnswer(key, key);
        return known;
      });
    expect([await claim('a', 0), await claim('b', 1), await claim('c', 2)]).toEqual([undefined, undefined, undefined]);
    expect([await claim('a', 24), await claim('b', 24)]).toEqual(['a', 'b']);
    // At the next claim 'a' is old; it would still be known at its own time, if it were there.
    expect([await claim('new', 24.5), await claim('a', 0)]).toEqual([undefined, undefined]);
    expect([await claim('b', 25.5), await claim('c', 25.5)]).toEqual([undefined, 'c']);
  });

  it('what is read in one go is of one moment', async () => {
    const rename = () => store().transaction((tx) => tx.change('users', 'ada', {}, { name: 'Renamed' }));
    const { before, after, later } = await store().read(async (reader) => {
      const first = await reader.get('users', 'ada');
      const renaming = rename();
      // The memory store renames when this reader is done, and PostgreSQL at once.
      if (kind === 'PostgreSQL') await renaming;
      return { before: first?.name, after: (await reader.get('users', 'ada'))?.name, later: renaming };
    });
    expect(after).toBe(before);
    expect((await later)?.name).toBe('Renamed');
    expect((await get('ada'))?.name).toBe('Renamed');
  });
});
