import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  isRefusedForGood,
  isUnauthorized,
  mayBeDone,
  mayRecover,
  serverMessageOf,
  waitBeforeRetry,
} from '#api/ApiError.ts';
import { createApi } from '#api/createApi.ts';
import { wait } from '#api/wait.ts';
import { createAccount } from '#authProvider/createAccount.ts';
import { createNewAccounts, newAccount } from '#authProvider/createNewAccounts.ts';
import { specified } from '#domain/coins.ts';
import type { Identity } from '#services/identity.ts';
import { createStorage } from '#services/storage.ts';

/** Mock by which waits end at once; its calls have their lengths. */
vi.mock('#api/wait.ts', () => ({ wait: vi.fn(() => Promise.resolve()) }));

const origin = 'http://server.test';
let asked = '';
let answer: () => Response | Promise<Response> = () => HttpResponse.json({});
const server = setupServer(
  http.all(`${origin}/*`, ({ request }) => {
    asked = request.url.slice(origin.length);
    return answer();
  }),
);
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  server.close();
});

const connection = { baseUrl: origin, token: () => 't', onUnauthorized: () => {}, ready: Promise.resolve() };
const apiFor = createApi(connection);
const api = apiFor();
const failed = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as ApiError,
  );

describe('an answer that must hold something', () => {
  test.each([null, [], {}, 'token', { token: '' }, { token: 7 }])(
    'ENT-6 a token in %j makes no sense',
    async (body) => {
      answer = () => HttpResponse.json(body);
      expect(await failed(api.createToken({ email: 'a@x.co' }))).toMatchObject({ failure: 'malformed', status: 200 });
    },
  );

  test.each([null, ''])('ENT-6 %j for a record says that there is none', async (body) => {
    answer = () => HttpResponse.json(body);
    expect(await api.getUser({ email: 'a@x.co' })).toBeNull();
  });

  test.each(['<!doctype html>', 7, []])('ENT-6 %j for a record makes no sense', async (body) => {
    answer = () => HttpResponse.json(body);
    expect(await failed(api.getTask({ id: '1' }))).toMatchObject({ failure: 'malformed' });
  });

  test('ENT-6 the admin’s figures have the wire’s names, and what is missing is none', async () => {
    answer = () => HttpResponse.json({ result: 1, result1: '2', totalCoins: 3 });
    expect(await api.getAdminInfo()).toEqual({ workers: 1, buyers: 2, coins: 3, payments: 0 });
  });
});

describe('C-70 a 2xx whose body is a web page', () => {
  const pages = [
    '<!doctype html><h1>Welcome to the proxy</h1>',
    '\n <!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><html></html>',
    '<html lang="en"><body></body></html>',
    '<!-- © Example -->\n<!-- -- -->\n<!doctype html><title>Hello</title>',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"></html>',
  ];
  const calls = {
    'a save': () => api.savePayment({ email: 'a@x.co', coins: 10, price: 1, paymentIntentId: 'pi_1' } as never),
    'a payout': () => api.payWithdrawal({ id: '1' } as never),
    'a submission, for which 200 is success': () => api.createSubmission({} as never),
    'a list': () => api.listUsers(),
    figures: () => api.getAdminInfo(),
    'a record': () => api.getTask({ id: '1' }),
  };
  test.each(Object.entries(calls))('is no answer of the server to %s', async (_, call) => {
    for (const page of pages)
      for (const type of ['text/html', 'text/plain']) {
        answer = () => new HttpResponse(page, { headers: { 'content-type': type } });
        const error = await failed(call());
        expect(error).toMatchObject({ failure: 'webPage', status: 200 });
        expect([mayBeDone(error), mayRecover(error), isRefusedForGood(error)]).toEqual([true, false, false]);
      }
  });

  test.each([
    ['a text that is called HTML, as Express calls it', 'Task deleted', 'text/html'],
    ['a tag of another kind', '<ok/>', 'application/xml'],
    ['a text about HTML', 'Saved, see <html> for more', 'text/html'],
    ['JSON that holds a page', '"<!doctype html>"', 'application/json'],
    ['nothing', '', 'text/html'],
  ])('any other 2xx is success: %s', async (_, body, type) => {
    answer = () => new HttpResponse(body, { headers: { 'content-type': type } });
    await expect(api.deleteUser({ id: '1' })).resolves.toBeUndefined();
  });
});

describe('a refusal', () => {
  test.each<JsonBodyType>([null, [], 'no', {}, { message: 7 }])(
    'whose body is %j says nothing of its own',
    async (body) => {
      answer = () => HttpResponse.json(body, { status: 409 });
      const error = await failed(api.deleteUser({ id: '1' }));
      expect(error).toMatchObject({ failure: 'refused', status: 409, serverMessage: undefined });
      expect(error.message).toBe(`DELETE ${origin}/allUser/1: 409`);
    },
  );

  test('a sentence is cut where it is none any more', async () => {
    const told = async (message: string) => {
      answer = () => HttpResponse.json({ message }, { status: 400 });
      return serverMessageOf(await failed(api.deleteUser({ id: '1' })));
    };
    expect(await told('a'.repeat(300))).toBe('a'.repeat(300));
    expect(await told('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
    expect(await told(`${'a'.repeat(290)}${' '.repeat(20)}b`)).toBe(`${'a'.repeat(290)}…`);
    expect(await told('')).toBeUndefined();
  });
});

test('a page is asked for beside what the path asks already', async () => {
  answer = () => HttpResponse.json([], { headers: { 'content-range': 'items */0' } });
  let range: string | null = '';
  const paged = apiFor({ query: 'range=%5B0%2C9%5D', onAnswer: (headers) => (range = headers.get('content-range')) });
  await paged.listUsers();
  expect([asked, range]).toEqual(['/allUser?range=%5B0%2C9%5D', 'items */0']);
  await paged.listBuyerTasks({ email: 'a@x.co' });
  expect(asked).toBe('/buyerAlltask?email=a@x.co&range=%5B0%2C9%5D');
});

test('ENT-6 a list that is none is told once on the console, and counts as empty', async () => {
  vi.resetModules();
  const { createApi: createAnew } = await import('#api/createApi.ts');
  const api = createAnew(connection)();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answer = () => HttpResponse.json({ data: [] });
  expect([await api.listPayments({ email: 'a@x.co' }), await api.listPayments({ email: 'a@x.co' })]).toEqual([[], []]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('listPayments')]]);
});

test.each([
  ['GET', 15_000, () => api.listUsers()],
  ['PATCH', 30_000, () => api.setUserRole({ id: '1', role: 'buyer' })],
] as const)('a %s waits %d ms for its answer', async (_, patience, call) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await failed(call())).toMatchObject({ failure: 'timeout', status: 0 });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(patience);
});

test('a caller who gives up is told that, not that the network failed', async () => {
  answer = () => new Promise(() => {});
  const left = new AbortController();
  const reading = failed(apiFor({ signal: left.signal }).listUsers());
  left.abort(new Error('left'));
  expect(await reading).toEqual(new Error('left'));
});

test.each([
  ['2', 2],
  ['900', 30],
  ['soon', 0],
  ['-5', 0],
])('Retry-After: %s has a read wait %d seconds, or as long as its failures ask for', async (said, seconds) => {
  answer = () => new HttpResponse(null, { status: 429, headers: { 'retry-after': said } });
  const error = await failed(apiFor().listUsers());
  const wait = waitBeforeRetry(0, error);
  expect(wait).toBeGreaterThanOrEqual(Math.max(1, seconds) * 1000);
  expect(wait).toBeLessThan(Math.max(1, seconds) * 1000 + 251);
  expect(waitBeforeRetry(5, error)).toBeGreaterThanOrEqual(32_000);
});

const tooMany = (seconds = '') => new HttpResponse(null, { status: 429, headers: { 'retry-after': seconds } });
/** Makes the server answer 429 so many times, and then as it should. */
const busyFor = (times: number) => {
  let left = times;
  answer = () => (left-- > 0 ? tooMany('3') : HttpResponse.json({ token: 't' }));
};
const waits = () => vi.mocked(wait).mock.calls.map(([milliseconds]) => Math.floor(milliseconds / 1000));

test('a read that is one too many waits as long as the server says, and longer each time', async () => {
  vi.mocked(wait).mockClear();
  busyFor(4);
  expect(await api.getAdminInfo()).toMatchObject({ workers: 0 });
  expect(waits()).toEqual([3, 3, 4, 8]);
});

test('a read gives up where the server never has a turn for it', async () => {
  vi.mocked(wait).mockClear();
  busyFor(Infinity);
  expect(await failed(api.listUsers())).toMatchObject({ status: 429 });
  expect(waits()).toHaveLength(5);
});

test('a change that is one too many is told at once that it was not done', async () => {
  vi.mocked(wait).mockClear();
  busyFor(1);
  expect(await failed(api.setUserRole({ id: '1', role: 'buyer' }))).toMatchObject({ failure: 'refused', status: 429 });
  expect(waits()).toEqual([]);
});

test('a token, which nobody pressed for, waits for its turn', async () => {
  busyFor(2);
  expect(await apiFor({ bearer: 'proof', waits: true }).createToken({ email: 'a@x.co' })).toEqual({
    token: 't',
    extras: [],
  });
});

test('a sign-up that is one too many waits for its turn', async () => {
  vi.mocked(wait).mockClear();
  const newAccounts = createNewAccounts(createStorage(), specified.welcome);
  newAccounts.keep('a@x.co', newAccount('Ada', '', 'buyer', specified.welcome));
  const identity = { idToken: () => Promise.resolve('proof') } as unknown as Identity;
  const sent: string[] = [];
  answer = () => {
    sent.push(asked);
    return sent.length < 3 ? tooMany('3') : HttpResponse.json({ email: 'a@x.co', role: 'buyer' });
  };
  expect(await createAccount({ identity, api: apiFor, newAccounts }).load('a@x.co')).toMatchObject({ role: 'buyer' });
  expect(sent).toEqual(['/user', '/user', '/user', '/oneUsera@x.co']);
  expect(waits()).toEqual([3, 3]);
});

test('a row of many waits until somebody stops it', async () => {
  vi.mocked(wait).mockClear();
  busyFor(20);
  const stop = new AbortController();
  const patient = apiFor({ waits: stop.signal });
  await patient.setUserRole({ id: '1', role: 'buyer' });
  expect(waits()).toHaveLength(20);
  busyFor(Infinity);
  vi.mocked(wait).mockImplementationOnce(() => {
    stop.abort();
    return Promise.resolve();
  });
  expect(await failed(patient.setUserRole({ id: '1', role: 'buyer' }))).toMatchObject({ status: 429 });
});

// prettier-ignore
test.each([
  // failure, status, may be done, may recover, refused for good, unauthorized
  ['offline',   0,   true,  true,  false, false],
  ['timeout',   0,   true,  false, false, false],
  ['malformed', 200, true,  false, false, false],
  ['webPage',   200, true,  false, false, false],
  ['malformed', 500, true,  true,  false, false],
  ['refused',   399, false, false, false, false],
  ['refused',   400, false, false, true,  false],
  ['refused',   401, false, false, false, true],
  ['refused',   403, false, false, false, true],
  ['refused',   404, false, false, true,  false],
  ['refused',   408, false, false, false, false],
  ['refused',   429, false, false, false, false],
  ['refused',   499, false, false, true,  false],
  ['refused',   500, false, true,  false, false],
  ['refused',   503, false, true,  false, false],
] as const)('what a failure (%s, %d) allows', (failure, status, ...allowed) => {
  const error = new ApiError(failure, status, 'x');
  expect([mayBeDone(error), mayRecover(error), isRefusedForGood(error), isUnauthorized(error)]).toEqual(allowed);
  const other = Object.assign(new Error('x'), { failure, status });
  expect([mayBeDone(other), mayRecover(other), isRefusedForGood(other), isUnauthorized(other)]).not.toContain(true);
});
