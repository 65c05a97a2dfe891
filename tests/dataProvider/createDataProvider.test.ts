// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { User } from '#domain/entities.ts';
import { ApiError } from '#api/ApiError.ts';
import { type BulkControl, type RowOutcome } from '#dataProvider/bulk.ts';
import { BulkError } from '#dataProvider/runBulk.ts';
import { aDataProvider } from './aDataProvider.ts';

type Record = User & { id: string };
const everyone = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' }, filter: {} } as const;
const pathsOf = (calls: readonly { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);
const workers = async ({ provider }: ReturnType<typeof aDataProvider>) =>
  (await provider.getList<Record>('users', { ...everyone, filter: { role: 'worker' } })).data;
const first = async (setup: ReturnType<typeof aDataProvider>): Promise<Record> => {
  const [worker] = await workers(setup);
  if (!worker) throw new Error('the seed has no worker');
  return worker;
};

describe('reading', () => {
  test('API-ADMIN-1 getList pages, sorts and filters one answer; another page costs no call', async () => {
    const { provider, calls } = aDataProvider();
    const page = (number: number) =>
      provider.getList<Record>('users', { ...everyone, pagination: { page: number, perPage: 25 } });
    const [one, two] = [await page(1), await page(2)];
    expect([one.data.length, one.total, two.data.length, two.total]).toEqual([25, 200, 25, 200]);
    expect(new Set([...one.data, ...two.data].map(({ id }) => id)).size).toBe(50);
    expect(one.data.every(({ id, _id }) => id === _id)).toBe(true);
    expect(pathsOf(calls)).toEqual(['GET /allUser']);
  });

  test('getOne without a call of its own finds the record in the list of the same role, or rejects with 404', async () => {
    const setup = aDataProvider();
    const worker = await first(setup);
    expect((await setup.provider.getOne<Record>('users', { id: worker.id })).data).toEqual(worker);
    await expect(setup.provider.getOne('users', { id: 'nobody' })).rejects.toMatchObject({ status: 404 });
    expect(pathsOf(setup.calls)).toEqual(['GET /allUser']);
  });

  test('getOne with a call of its own makes it', async () => {
    const { provider, calls } = aDataProvider({ role: 'worker' });
    const { data } = await provider.getList<{ id: string }>('tasks', everyone);
    const id = data[0]?.id ?? '';
    expect((await provider.getOne('tasks', { id })).data).toMatchObject({ id, _id: id });
    expect(pathsOf(calls)).toEqual(['GET /Alltask', `GET /oneTaskDetails${id}`]);
  });

  test('getMany answers exactly the ids asked for', async () => {
    const setup = aDataProvider();
    const ids = (await workers(setup)).slice(3, 6).map(({ id }) => id);
    const { data } = await setup.provider.getMany<Record>('users', { ids });
    expect(data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('getManyReference answers the rows that point at one', async () => {
    const { provider } = aDataProvider();
    const { data, total } = await provider.getManyReference<Record>('users', {
      ...everyone,
      target: 'role',
      id: 'admin',
    });
    expect([total, data.map(({ role }) => role)]).toEqual([3, ['admin', 'admin', 'admin']]);
  });
});

describe('writing', () => {
  test.each([true, false])('lists are asked for again where whoever wrote is still here: %s', async (isHere) => {
    const setup = aDataProvider();
    const worker = await first(setup);
    setup.onWritten.mockResolvedValueOnce(isHere);
    setup.queryClient.setQueryData(['users', 'getList'], []);
    await setup.provider.delete('users', { id: worker.id, previousData: worker });
    await Promise.resolve();
    expect(setup.queryClient.getQueryState(['users', 'getList'])?.isInvalidated).toBe(isHere);
  });

  test('API-ADMIN-3 update makes one call, tells that it wrote, and the next list asks again', async () => {
    const setup = aDataProvider();
    const worker = await first(setup);
    const { data } = await setup.provider.update<Record>('users', {
      id: worker.id,
      data: { role: 'buyer' },
      previousData: worker,
    });
    expect(data).toEqual({ ...worker, role: 'buyer' });
    expect(setup.onWritten).toHaveBeenCalledTimes(1);
    expect((await setup.provider.getOne<Record>('users', { id: worker.id })).data.role).toBe('buyer');
    expect(pathsOf(setup.calls)).toEqual(['GET /allUser', `PATCH /updateStatus/${worker.id}`, 'GET /allUser']);
    expect(setup.calls[1]?.body).toEqual({ role: 'buyer' });
  });

  test('API-ADMIN-2 delete sends no body', async () => {
    const setup = aDataProvider();
    const worker = await first(setup);
    await setup.provider.delete<Record>('users', { id: worker.id, previousData: worker });
    expect(setup.calls.at(-1)).toEqual({ method: 'DELETE', path: `/allUser/${worker.id}`, body: undefined });
    await expect(setup.provider.getOne('users', { id: worker.id })).rejects.toBeInstanceOf(ApiError);
  });

  test('create makes the call of the role and answers a record with an id', async () => {
    const { provider, calls, onWritten } = aDataProvider({ role: 'worker' });
    const withdrawal = {
      withdrawal_coin: 200,
      payment_system: 'Nagad',
      account_number: '1',
      withdraw_date: '2026-01-01',
    };
    const { data } = await provider.create<{ id: string }>('withdrawals', { data: withdrawal });
    expect(data).toMatchObject({ ...withdrawal, id: expect.any(String) as string });
    expect(pathsOf(calls)).toEqual(['POST /withdrawRequest']);
    expect(calls[0]?.body).toMatchObject({
      withdrawal_amount: 10,
      worker_email: 'worker@example.test',
      status: 'pending',
    });
    expect(onWritten).toHaveBeenCalledTimes(1);
  });

  test('API-6 a refused write rejects with the error of the call and tells nobody that it wrote', async () => {
    const setup = aDataProvider({ refuse: ({ method }) => (method === 'PATCH' ? 401 : undefined) });
    const worker = await first(setup);
    const change = { id: worker.id, data: { role: 'buyer' }, previousData: worker } as const;
    await expect(setup.provider.update('users', change)).rejects.toMatchObject({ status: 401, serverMessage: 'No.' });
    expect(setup.onUnauthorized).toHaveBeenCalledTimes(1);
    expect(setup.onWritten).not.toHaveBeenCalled();
  });

  test.each(['updateMany', 'deleteMany'] as const)('%s rejects with the outcome of each row', async (method) => {
    let bad = '';
    const setup = aDataProvider({
      refuse: ({ method, path }) => (method !== 'GET' && path.endsWith(bad) ? 409 : undefined),
    });
    const ids = (await workers(setup)).slice(0, 3).map(({ id }) => id);
    bad = ids[1] ?? '';
    const error: unknown = await setup.provider[method]('users', { ids, data: { role: 'buyer' } }).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(BulkError);
    expect(error).toMatchObject({ message: '1 of 3 rows were not done.' });
    const { outcomes } = error as BulkError;
    expect(outcomes.map(({ id, result }) => [id, result])).toEqual([
      [ids[0], 'done'],
      [ids[1], 'failed'],
      [ids[2], 'done'],
    ]);
    expect(outcomes[1]?.reason).toMatchObject({ status: 409, serverMessage: 'No.' });
    expect(setup.onWritten).toHaveBeenCalledTimes(1);
  });

  test.each(['updateMany', 'deleteMany'] as const)('%s without a failure answers the ids', async (method) => {
    const setup = aDataProvider();
    const ids = (await workers(setup)).slice(0, 3).map(({ id }) => id);
    expect(await setup.provider[method]('users', { ids, data: { role: 'buyer' } })).toEqual({ data: ids });
  });

  test.each(['updateMany', 'deleteMany'] as const)('%s reads the list once and writes once a row', async (method) => {
    const setup = aDataProvider();
    const ids = (await workers(setup)).slice(0, 50).map(({ id }) => id);
    setup.queryClient.clear();
    setup.calls.length = 0;
    await setup.provider[method]('users', { ids, data: { role: 'buyer' } });
    expect(setup.calls.filter(({ path }) => path === '/allUser')).toHaveLength(1);
    expect(setup.calls).toHaveLength(51);
    expect(setup.onWritten).toHaveBeenCalledTimes(1);
  });

  // What is refused shows that this page did not know how things are, what is lost may have been done; a busy server says neither.
  test.each([
    ['lost', undefined, 1],
    ['a refusal', 409, 1],
    ['that the server is busy', 503, 0],
  ])('API-6 of a write whose answer was %s the lists are asked for again', async (_, status, times) => {
    const setup = aDataProvider({
      refuse: ({ method }) => {
        if (method === 'GET') return undefined;
        if (status === undefined) throw new TypeError('Failed to fetch');
        return status;
      },
    });
    const [one, ...rows] = await workers(setup);
    const ids = rows.slice(0, 3).map(({ id }) => id);
    await expect(setup.provider.deleteMany('users', { ids })).rejects.toBeInstanceOf(BulkError);
    expect(setup.onWritten).toHaveBeenCalledTimes(times);
    await expect(setup.provider.delete('users', { id: one?.id ?? '' })).rejects.toBeDefined();
    expect(setup.onWritten).toHaveBeenCalledTimes(2 * times);
  });

  test('API-4 many rows refused with 401: nobody is told that it wrote, as nobody is left to ask for', async () => {
    let sent = 0;
    const setup = aDataProvider({ refuse: ({ method }) => (method === 'DELETE' && ++sent > 5 ? 401 : undefined) });
    const ids = (await workers(setup)).map(({ id }) => id);
    const outcomes: RowOutcome[] = [];
    const meta = { onOutcome: (outcome: RowOutcome) => outcomes.push(outcome) } satisfies BulkControl;
    await expect(setup.provider.deleteMany('users', { ids, meta })).rejects.toBeInstanceOf(BulkError);
    expect(outcomes.filter(({ result }) => result === 'done')).toHaveLength(5);
    expect(outcomes.filter(({ result }) => result === 'failed')).toHaveLength(0);
    expect(sent).toBeLessThan(35);
    expect(setup.onWritten).not.toHaveBeenCalled();
  });

  test('what meta says stops a run of many rows', async () => {
    const stop = new AbortController();
    const setup = aDataProvider();
    const ids = (await workers(setup)).map(({ id }) => id);
    const meta = { signal: stop.signal, onSending: () => stop.abort() } satisfies BulkControl;
    const error: unknown = await setup.provider.deleteMany('users', { ids, meta }).catch((e: unknown) => e);
    const { outcomes } = error as BulkError;
    expect(outcomes.filter(({ result }) => result === 'done')).toHaveLength(1);
    expect(outcomes.filter(({ result }) => result === 'notStarted')).toHaveLength(ids.length - 1);
  });
});

describe('GUARD-8 what no cell allows fails before anything is sent, with a sentence', () => {
  test.each([
    ['getList', 'A worker may not getList users.'],
    ['getOne', 'A worker may not getList users.'],
    ['getMany', 'A worker may not getList users.'],
    ['getManyReference', 'A worker may not getList users.'],
    ['create', 'A worker may not create users.'],
    ['update', 'A worker may not update users.'],
    ['delete', 'A worker may not delete users.'],
  ] as const)('%s', async (method, message) => {
    const { provider, calls } = aDataProvider({ role: 'worker' });
    const params = { ...everyone, id: 'a', ids: ['a'], target: 'role', data: {}, previousData: { id: 'a' } };
    const call = provider[method] as (resource: string, params: object) => Promise<unknown>;
    await expect(call('users', params)).rejects.toThrow(message);
    expect(calls).toEqual([]);
  });
});
