// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import { createQueryClient } from '#runtime/queryClient.ts';
import type { Role } from '#domain/entities.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';

const ROWS = 40;

/**
 * Data provider on a server whose lists have forty rows. The server counts how many writes it gets in all, and how many
 * at once at most.
 */
const provider = (role: Role) => {
  const seen = { running: 0, most: 0, all: 0 };
  server.use(
    http.get('*', () =>
      HttpResponse.json(Array.from({ length: ROWS }, (_, i) => ({ _id: `r${String(i)}`, role: 'buyer' }))),
    ),
    http.all('*', async () => {
      seen.all++;
      seen.most = Math.max(seen.most, ++seen.running);
      await delay(20);
      seen.running--;
      return HttpResponse.json({});
    }),
  );
  const api = createApi({
    baseUrl: location.origin,
    token: () => 'token',
    onUnauthorized: vi.fn(),
    ready: Promise.resolve(),
  });
  const queryClient = createQueryClient();
  return {
    seen,
    queryClient,
    dataProvider: createDataProvider({
      api,
      queryClient,
      me: () => ({ email: 'me@example.test', name: 'Me', role }),
      onWritten: () => Promise.resolve(true),
      serverPaging: false,
    }),
  };
};

const ids = Array.from({ length: ROWS }, (_, i) => `r${String(i)}`);

test.each([
  ['withdrawals', 'update', 'admin', 4],
  ['users', 'delete', 'admin', 4],
  ['tasks', 'delete', 'admin', 4],
  ['tasks', 'delete', 'buyer', 4],
  ['users', 'update', 'admin', 16],
  ['submissions', 'update', 'buyer', 16],
  ['tasks', 'update', 'buyer', 16],
] as const)('%s, %s by %s: %i requests are under way at a time', async (resource, verb, role, most) => {
  const { seen, dataProvider } = provider(role);
  if (verb === 'delete') await dataProvider.deleteMany(resource, { ids });
  else await dataProvider.updateMany(resource, { ids, data: { role: 'worker', status: 'approved' } });
  expect(seen).toEqual({ running: 0, most, all: ROWS });
});

test('API-8 the failure of a list is logged once, though a page and the whole list are both asked for', async () => {
  expectConsoleError(/ApiError/);
  const { dataProvider, queryClient } = provider('admin');
  server.use(http.get('*', () => new HttpResponse('no', { status: 400 })));
  const ask = () =>
    queryClient.query({
      queryKey: ['users', 'getList'],
      queryFn: ({ signal }) =>
        dataProvider.getList('users', {
          pagination: { page: 1, perPage: 10 },
          sort: { field: 'id', order: 'ASC' },
          signal,
        }),
    });
  await expect(ask()).rejects.toThrow();
  expect(console.error).toHaveBeenCalledTimes(1);
  await expect(ask()).rejects.toThrow();
  expect(console.error).toHaveBeenCalledTimes(2);
});
