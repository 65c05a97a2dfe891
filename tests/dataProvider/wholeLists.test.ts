// @vitest-environment node
import type { RaRecord } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { FindGone } from '#dataProvider/lists.ts';
import { loadedRecords, watchLists } from '#dataProvider/loadedLists.ts';
import { aDataProvider } from './aDataProvider.ts';

const all = { pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

test('what a call has answered is at hand in whole, without another call', async () => {
  const { provider, queryClient, calls } = aDataProvider();
  expect(loadedRecords(queryClient, 'users')).toEqual([]);
  const { total } = await provider.getList('users', all);
  expect(loadedRecords(queryClient, 'users')).toHaveLength(total ?? NaN);
  expect(loadedRecords(queryClient, 'tasks')).toEqual([]);
  await provider.getList('tasks', { ...all, sort: { field: 'taskTitle', order: 'ASC' } });
  expect(loadedRecords(queryClient, 'tasks')[0]).toHaveProperty('taskTitle');
  expect(calls.map(({ path }) => path)).toEqual(['/allUser', '/allTaskForAdmin']);
});

test('after a write the latest answer counts', async () => {
  const { provider, queryClient } = aDataProvider();
  const { data } = await provider.getList<RaRecord<string>>('users', all);
  const [{ id } = { id: '' }] = data;
  await provider.delete('users', { id, previousData: { id } });
  await provider.getList('users', all);
  expect(loadedRecords(queryClient, 'users').map(({ _id }) => _id)).not.toContain(id);
});

test('which rows are gone is known by the latest whole list, however old it is, and of pages by asking', async () => {
  const { provider, calls } = aDataProvider();
  const findGone = (ids: readonly string[], from: object = provider) => (from as FindGone).findGone('users', { ids });
  expect(await findGone(['nobody'])).toEqual([]);
  const { data } = await provider.getList<RaRecord<string>>('users', all);
  const [{ id } = { id: '' }] = data;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await findGone([id, 'nobody'])).toEqual(['nobody']);
  expect(calls).toHaveLength(1);

  const paged = aDataProvider({ serverPaging: true });
  await paged.provider.getList('users', all);
  // Writes that look for their row read the whole list.
  await paged.provider.countAlike('users', [], ['email']);
  expect(loadedRecords(paged.queryClient, 'users').length).toBeGreaterThan(10);
  const asked = paged.calls.length;
  expect(await findGone(['nobody'], paged.provider)).toEqual([]);
  expect(paged.calls).toHaveLength(asked);
  const ask = (ids: readonly string[]) =>
    (paged.provider as unknown as FindGone).findGone('users', { ids, mayAsk: true });
  expect(await ask([id, 'nobody'])).toEqual(['nobody']);
  // More than one request can name.
  expect(await ask(Array.from({ length: 101 }, () => 'nobody'))).toEqual([]);
  expect(paged.calls).toHaveLength(asked + 1);
});

test('of a server that pages its lists: the pages that were looked at, each record once', async () => {
  const { provider, queryClient, calls } = aDataProvider({ serverPaging: true });
  for (const page of [1, 2, 1]) {
    const params = { ...all, pagination: { page, perPage: 10 } };
    await queryClient.query({
      queryKey: ['users', 'getList', params, Math.random()],
      queryFn: () => provider.getList('users', params),
    });
  }
  const asked = calls.length;
  expect(loadedRecords(queryClient, 'users')).toHaveLength(20);
  expect(calls).toHaveLength(asked);
});

test('who listens hears of each answer, and of none that came before', async () => {
  const { provider, queryClient } = aDataProvider();
  const heard: number[] = [];
  const listen = () => watchLists(queryClient, 'users', (rows) => heard.push(rows.length));
  const stop = listen();
  const { total, data } = await provider.getList<RaRecord<string>>('users', all);
  await provider.getList('tasks', all);
  stop();
  expect(heard).toEqual([total]);
  // An old list says of what has been judged since that it waits.
  const [{ id } = { id: '' }] = data;
  await provider.delete('users', { id, previousData: { id } });
  listen();
  expect(heard).toEqual([total]);
});

test('a read under way during a write is made once more when it is known who is here, and there is one entry', async () => {
  const { provider, queryClient, calls, onWritten } = aDataProvider();
  const { data } = await provider.getList<RaRecord<string>>('users', all);
  const [{ id } = { id: '' }] = data;
  let known = (_: boolean) => {};
  onWritten.mockReturnValueOnce(new Promise((resolve) => (known = resolve)));
  const { fetch } = globalThis;
  let arrive = () => {};
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const answer = await fetch(...args);
    // The list was read before the write, and comes after it.
    if (args[1]?.method === 'GET') await new Promise<void>((resolve) => (arrive = resolve));
    return answer;
  });
  await queryClient.invalidateQueries();
  const reading = provider.getList<RaRecord<string>>('users', all);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await provider.delete('users', { id, previousData: { id } });
  arrive();
  vi.stubGlobal('fetch', fetch);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'DELETE']);
  known(true);
  expect((await reading).data.map((row) => row.id)).not.toContain(id);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'DELETE', 'GET']);
  expect(queryClient.getQueryCache().findAll({ queryKey: ['whole', 'users'] })).toHaveLength(1);
});
