import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { Unavailable, type Tx } from '#backend/store/port.ts';
import { createAuditor } from '#server/audit/createAuditor.ts';
import { auditOnce } from '#server/audit/keepAuditing.ts';
import { createFigures } from '#server/metrics/createFigures.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { createSealer } from '#server/seals/createSealer.ts';
import { sealSettings } from '#server/seals/sealSettings.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { administer } from '#tests/support/administer.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { startServer } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';
import { postgresStore } from './eachStore.ts';
import { aUser, by } from './rows.ts';

const { store, url } = postgresStore();
const write = (work: (tx: Tx) => Promise<unknown>) => store().transaction(work);
const bookWelcome = (_id: string) =>
  write(async (tx) => {
    await tx.insert('users', aUser({ _id, email: `${_id}@example.test`, uid: _id }));
    await tx.transfer({ ...by, key: `signup:${_id}`, from: 'mint', to: `user:${_id}`, amount: 10 });
  });

/** Values of a scrape by name and labels, as Prometheus reads them. */
const valuesIn = (text: string): Map<string, number> =>
  new Map([...text.matchAll(/^([a-z_]+(?:\{.*\})?) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]));

it('a real server tells of calls by route, pool, jobs, seals, audit and coins on a port of their own', async () => {
  const database = await aDatabase();
  const server = await startServer({
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: 'taskcoin-test',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    SEAL_KEY: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'https://shop.test',
    METRICS_PORT: '0',
  });
  const address = /"metrics":"([^"]+)"/.exec(server.printed())?.[1] ?? expect.fail('There are no metrics.');
  const scrape = async () => valuesIn(await (await fetchAlone(address)).text());
  const best = 'taskcoin_call_seconds_count{method="GET",route="/api/bestWorker",status="200"}';
  const before = await scrape();
  expect(before.has(best)).toBe(false);
  await fetchAlone(`${server.url}/api/bestWorker`);
  await fetchAlone(`${server.url}/api/oneUserada@example.test`);
  await until(async () => (await scrape()).get('taskcoin_audit_differences') === 0);
  await until(async () => (await scrape()).has('taskcoin_job_success_timestamp_seconds{name="seal"}'));
  const after = await scrape();
  expect(after.get(best)).toBe(1);
  expect(after.get('taskcoin_call_seconds_count{method="GET",route="/api/:email{oneUser.+}",status="401"}')).toBe(1);
  expect([...after.keys()].join('\n')).not.toContain('ada@');
  expect(after.get('taskcoin_database_up')).toBe(1);
  expect(after.get('taskcoin_coins{held="balances"}')).toBe(0);
  expect(after.get('taskcoin_pool_waiting')).toBe(0);
  for (const name of [
    'taskcoin_pool_connections{state="idle"}',
    'taskcoin_job_success_timestamp_seconds{name="settleDepartures"}',
    'taskcoin_job_success_timestamp_seconds{name="audit"}',
    'taskcoin_audit_timestamp_seconds',
    'taskcoin_locks_waited_for',
    'process_resident_memory_bytes',
  ])
    expect([name, after.has(name)]).toEqual([name, true]);
  // The port of the calls tells nothing.
  expect((await fetchAlone(`${server.url}/metrics`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
  await database.remove();
});

it('a request’s lines name the trace that a caller has begun', async () => {
  const database = await aDatabase();
  const server = await startServer({
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: 'taskcoin-test',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'https://shop.test',
  });
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await fetchAlone(`${server.url}/api/bestWorker`, { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
  await fetchAlone(`${server.url}/api/bestWorker`, { headers: { traceparent: 'nonsense' } });
  const answered = () =>
    server
      .printed()
      .split('\n')
      .filter((line) => line.includes('"answered"'));
  await until(() => answered().length === 2);
  expect(answered().map((line) => (JSON.parse(line) as { trace: string }).trace)).toEqual([
    trace,
    expect.stringMatching(/^[\da-f]{32}$/),
  ]);
  await server.stop();
  await database.remove();
});

it('coins and unsealed entries move with the books, and are gone while the database is', async () => {
  const metrics = createMetrics();
  const sealer = createSealer(
    { connectionString: url() },
    sealSettings({ SEAL_KEY: randomBytes(32).toString('base64') }) ?? expect.fail(),
  );
  const figures = createFigures({ connectionString: url() }, { seals: true, freshFor: 0 });
  onTestFinished(() => sealer.close());
  metrics.watchFigures(figures.read);
  const scrape = async () => valuesIn(await metrics.register.metrics());
  await bookWelcome('ada');
  const first = await scrape();
  expect(['taskcoin_coins{held="balances"}', 'taskcoin_unsealed_entries'].map((name) => first.get(name))).toEqual([
    10, 1,
  ]);
  expect(first.has('taskcoin_seal_timestamp_seconds')).toBe(false);
  await bookWelcome('bob');
  expect((await scrape()).get('taskcoin_coins{held="balances"}')).toBe(20);
  await until(async () => {
    await sealer.seal({ atOnce: true });
    return (await scrape()).get('taskcoin_unsealed_entries') === 0;
  });
  expect((await scrape()).get('taskcoin_seal_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 600);
  await figures.close();
  const down = await scrape();
  expect([down.get('taskcoin_database_up'), down.has('taskcoin_coins{held="balances"}')]).toEqual([0, false]);
});

it('the hourly audit names a coin that is off, once, and forgets it where another process has audited since', async () => {
  const processes = [createMetrics(), createMetrics()].map((metrics) => {
    const lines: { alert?: string; msg: string }[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) });
    const auditor = createAuditor({ connectionString: url() }, store());
    onTestFinished(() => auditor.close());
    const turn = () => auditOnce({ auditor, metrics, watch: metrics.job('audit'), log });
    const found = async () => valuesIn(await metrics.register.metrics()).get('taskcoin_audit_differences');
    return { turn, found, lines };
  });
  const [one, two] = [processes[0] ?? expect.fail(), processes[1] ?? expect.fail()];
  await write((tx) => tx.insert('users', aUser({ _id: 'ada', coin: 7 })));
  await one.turn();
  await one.turn();
  expect(one.lines).toMatchObject([{ alert: 'booksDiffer', msg: 'user:ada is off' }]);
  expect(await one.found()).toBe(1);
  // An hour later the other process is first.
  await administer(url(), `UPDATE rounds SET began_at = began_at - interval '1 hour'; UPDATE users SET coin = 0`);
  await two.turn();
  await one.turn();
  expect([await one.found(), await two.found(), two.lines]).toEqual([
    undefined,
    0,
    [expect.objectContaining({ msg: 'audited' })],
  ]);
});

it('C-67 an audit for which the database is away is a warning by its name, and no failure of the audit itself', async () => {
  const metrics = createMetrics();
  const lines: { level: number; alert?: string; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const failing = (error: Error) => ({
    turn: () => Promise.reject(error),
    problems: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  });
  const watch = metrics.job('audit');
  await auditOnce({ auditor: failing(new Unavailable('serverBusy')), metrics, watch, log });
  await auditOnce({ auditor: failing(new Error('seal 3 cannot be read')), metrics, watch, log });
  const counted = valuesIn(await metrics.register.metrics());
  expect(lines).toMatchObject([
    { level: pino.levels.values.warn, alert: 'notAudited' },
    { level: pino.levels.values.error, alert: 'notAudited' },
  ]);
  expect(lines[1]?.msg).toContain('seal 3 cannot be read');
  expect(counted.get('taskcoin_job_failures_total{name="audit",cause="database"}')).toBe(1);
  expect(counted.get('taskcoin_job_failures_total{name="audit",cause="other"}')).toBe(1);
});

it('alert rules and board name metrics that there are', async () => {
  const metrics = createMetrics();
  metrics.watchProcess();
  metrics.watchPool(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 }));
  metrics.watchFigures(() => Promise.resolve(undefined));
  const known = metrics.register.getMetricsAsArray().map(({ name }) => name);
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');
  for (const file of ['prometheus/alerts.yml', 'grafana/taskcoin.json']) {
    const named = [...read(file).matchAll(/\b(?:taskcoin|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  }
});
