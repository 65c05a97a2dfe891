import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { server } from '#tests/support/server.ts';

let keys: (string | null)[] = [];
beforeEach(() => {
  keys = [];
  server.use(
    http.all('*', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ insertedId: '1' });
    }),
  );
});
const apiAt = (baseUrl: string) =>
  createApi({ baseUrl, token: () => 't', onUnauthorized: () => {}, ready: Promise.resolve() })();

it.each(['/api', `${location.origin}/api`, ''])(
  'every change carries a key of its own to its own origin: %j',
  async (base) => {
    const api = apiAt(base);
    const edit = { id: '1', taskTitle: '', taskDetail: '', completionDate: '' };
    await api.updateTask(edit);
    await api.updateTask(edit);
    await api.deleteUser({ id: '1' });
    await api.createUser({ name: '', email: '', imgurl: '', role: 'worker', coin: 10 });
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(key).toMatch(/^"[\w-]{16,64}"$/);
    expect(new Set(keys).size).toBe(4);
  },
);

it('what only reads carries none', async () => {
  await apiAt('/api').getAdminInfo();
  expect(keys).toEqual([null]);
});

it.each(['https://server.test', 'http://localhost:3001/api'])(
  'no other origin is sent one, whose CORS may refuse it: %s',
  async (base) => {
    await apiAt(base).deleteUser({ id: '1' });
    expect(keys).toEqual([null]);
  },
);
