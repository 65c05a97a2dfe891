import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { usualLimits, type LimitTable } from '#backend/limits.ts';
import { issueToken } from '#backend/token.ts';
import { createCounter } from '#server/limits/createCounter.ts';
import { readLimits } from '#server/limits/readLimits.ts';
import { createPool } from '#server/postgres/connection.ts';
import { personOf, secrets } from '#tests/backend/aBackend.ts';
import { aTask } from '#tests/backend/aWorld.ts';
import { postgresStore } from './eachStore.ts';

const { store, url } = postgresStore();

let pool: ReturnType<typeof createPool>;
let failures: string[];
beforeEach(async () => {
  failures = [];
  pool = createPool({ connectionString: url(), max: 1 });
  onTestFinished(() => pool.end());
  await pool.query('DELETE FROM limits');
});
/** Counter of another process on the same database, with these limits; without `prepared` it prepares no statements. */
const aCounter = (table: LimitTable = usualLimits, prepared = true) =>
  createCounter({ pool, table, prepared, report: (failure) => failures.push(failure) });
const tight = (limits: Partial<LimitTable>): LimitTable => ({ ...usualLimits, ...limits });

/**
 * Makes so many calls one after another, by the counters in turns; `ask` returns the arguments of the nth. Resolves to
 * the seconds to wait after each, 0 within the limit.
 */
const inTurns = async (
  counters: ReturnType<typeof aCounter>[],
  calls: number,
  ask: (n: number) => Parameters<ReturnType<typeof aCounter>>,
) => {
  const waits: number[] = [];
  for (let n = 0; n < calls; n++) waits.push((await counters[n % counters.length]?.(...ask(n))) ?? NaN);
  return waits;
};
const passed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

describe('limits across processes', () => {
  it('count what one account asks of all of them, and say when they end', async () => {
    const waits = await inTurns([aCounter(), aCounter(), aCounter()], 60, () => [
      'withdrawal',
      { account: 'ada', network: '' },
    ]);
    expect(passed(waits)).toBe(30);
    expect(waits.at(-1)).toBeGreaterThan(3_500);
    expect(waits.at(-1)).toBeLessThanOrEqual(3_600);
    expect(failures).toEqual([]);
  });

  it('let no process pass more than a hundredth beyond them, for a hundredth of the statements', async () => {
    const table = tight({ write: { account: 1_000, network: 100_000, seconds: 600 } });
    const processes = [aCounter(table), aCounter(table), aCounter(table)];
    const waits = await inTurns(processes, 1_500, () => ['write', { account: 'bob', network: '' }]);
    expect(passed(waits)).toBeGreaterThanOrEqual(1_000);
    expect(passed(waits)).toBeLessThanOrEqual(1_030);
    const { rows } = await pool.query<{ points: number }>('SELECT points FROM limits');
    expect(rows.length).toBe(1);
  });

  it('bear a thousand people behind one address, and end beyond that', async () => {
    const processes = [aCounter(), aCounter()];
    const all: number[] = [];
    for (const name of ['signUp', 'token', 'purchase', 'withdrawal', 'write', 'write', 'write', 'write'] as const)
      all.push(...(await inTurns(processes, 1_000, () => [name, { network: 'carrier' }])));
    expect(passed(all)).toBe(8_000);
    const more = await inTurns(processes, 100, () => ['signUp', { network: 'carrier' }]);
    expect(passed(more)).toBeLessThanOrEqual(20);
    const elsewhere = await inTurns(processes, 1, () => ['signUp', { account: 'somebody', network: 'another' }]);
    expect(elsewhere).toEqual([0]);
  });

  it('name no statement behind a pooler that mixes names up', async () => {
    const names = async () =>
      (await pool.query('SELECT FROM pg_prepared_statements WHERE statement LIKE $1', ['%limits%'])).rowCount;
    await inTurns([aCounter(usualLimits, false)], 4, () => ['purchase', { account: 'ada', network: 'n' }]);
    expect(await names()).toBe(0);
    await inTurns([aCounter()], 4, () => ['purchase', { account: 'ada', network: 'n' }]);
    expect(await names()).toBeGreaterThan(0);
  });

  it('hold nobody up where the database does not count: each process does alone, and says so', async () => {
    await pool.query('ALTER TABLE limits RENAME TO elsewhere');
    onTestFinished(async () => {
      await pool.query('ALTER TABLE elsewhere RENAME TO limits');
    });
    const waits = await inTurns([aCounter()], 40, () => ['purchase', { account: 'ada', network: '' }]);
    expect(passed(waits)).toBe(30);
    expect(failures[0]).toContain('limits');
  });
});

describe('a call beyond its limit', () => {
  const aServer = (table: LimitTable) => {
    const app = createBackend({
      store: store(),
      secrets,
      verifyIdentity: (proof) => Promise.resolve(proof.startsWith('proof-of-') ? personOf(proof.slice(9)) : null),
      count: aCounter(table),
      networkOf: (c) => c.req.header('x-test-network') ?? '',
    });
    return async (email: string | null, path: string, body: object, network = 'home') => {
      const bearer =
        email === null ? 'none' : path === '/jwt' ? `proof-of-${email}` : await issueToken(secrets, personOf(email));
      const headers = {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'x-test-network': network,
      };
      const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return {
        status: answer.status,
        after: answer.headers.get('retry-after'),
        said: (await answer.json()) as unknown,
      };
    };
  };
  const joining = (email: string) => ({ name: 'N', email, imgurl: '', role: 'buyer', coin: 0 });

  it('is refused with 429, the seconds to wait, and a reason in minutes', async () => {
    const ask = aServer(tight({ purchase: { account: 1, network: 9, seconds: 1_200 } }));
    await ask('lim@example.test', '/user', joining('lim@example.test'));
    const buy = () => ask('lim@example.test', '/create-payment-intent', { amount: 100, coins: 10 });
    expect((await buy()).status).toBe(409);
    const { status, after, said } = await buy();
    expect([status, said]).toEqual([
      429,
      {
        message: 'This was done too often, and was not done now. Please try again in 20 minutes.',
        reason: 'tooOften',
        numbers: { minutes: 20 },
      },
    ]);
    expect(Number(after)).toBeGreaterThan(1_100);
  });

  it('of few seconds is one of too many at once, for which our client waits', async () => {
    const ask = aServer(tight({ write: { account: 2, network: 9, seconds: 30 } }));
    const post = () => ask('few@example.test', '/Addtask', aTask());
    await post();
    await post();
    const { status, after, said } = await post();
    expect([status, said]).toEqual([429, expect.objectContaining({ reason: 'tooManyCalls' })]);
    expect(Number(after)).toBeGreaterThan(20);
  });

  it('counts new accounts of a network, not those who sign in again', async () => {
    const ask = aServer(tight({ signUp: { account: 9, network: 2, seconds: 3_600 } }));
    const join = (email: string, network?: string) => ask(email, '/user', joining(email), network);
    for (const email of ['n1@example.test', 'n1@example.test', 'n1@example.test', 'n2@example.test'])
      expect((await join(email)).status).toBe(200);
    expect((await join('n3@example.test')).status).toBe(429);
    expect((await join('n1@example.test')).status).toBe(200);
    expect((await join('n3@example.test', 'another')).status).toBe(200);
  });

  it('counts tokens by whose identity is proven: nobody uses up another’s', async () => {
    const ask = aServer(tight({ token: { account: 2, network: 50, seconds: 60 } }));
    const sign = (by: string | null) => ask(by, '/jwt', { email: 'tok@example.test' });
    for (let n = 0; n < 9; n++) expect((await sign(null)).status).toBe(401);
    expect([await sign('tok@example.test'), await sign('tok@example.test')].map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await sign('tok@example.test')).status).toBe(429);
  });
});

it.each([
  ['', 30],
  ['0.5', 15],
  ['10', 300],
])('LIMITS=%s multiplies them', (text, account) => {
  expect(readLimits({ LIMITS: text }, () => {})?.purchase.account).toBe(account);
});
it('LIMITS=0 switches them off, and a word is named', () => {
  const problems: string[] = [];
  expect(readLimits({ LIMITS: '0' }, () => {})).toBeUndefined();
  readLimits({ LIMITS: 'few' }, (problem) => problems.push(problem));
  expect(problems).toEqual(['LIMITS is no number: few.']);
});
