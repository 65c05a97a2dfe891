import { parseArgs } from 'node:util';
import { createPool } from '#server/postgres/connection.ts';
import { migrate } from '#server/postgres/migrate.ts';
import { approveByHand, approveOverHttp, benchApprovals, fillForApprovals } from './approvals.ts';
import { measureMemory, measureNeighbours, measureVolume, type Side } from './beside.ts';
import { serveArrays } from './serveArrays.ts';
import { fillTasks, fillUsers } from './fill.ts';
import { explainLists, timed } from './lists.ts';
import { serveCalls, tokenOf } from './serve.ts';

// Run by scripts/benchServer.mjs in processes of their own: a server, or a measurement that prints JSON.
const { values, positionals } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    url: { type: 'string', default: '' },
    arrays: { type: 'string', default: '' },
    rows: { type: 'string', default: '0' },
    turns: { type: 'string', default: '5' },
    sides: { type: 'string', default: '[]' },
  },
  allowPositionals: true,
});
const { database: connectionString, url, arrays } = values;
const [rows, turns] = [Number(values.rows), Number(values.turns)];
const pool = createPool({ connectionString, max: 2, statement_timeout: 0, query_timeout: 0 });

const sides = (JSON.parse(values.sides) as (Side & { database: string })[]).map((side) => ({
  ...side,
  pool: createPool({ connectionString: side.database, max: 1, statement_timeout: 0, query_timeout: 0 }),
}));

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  migrate: () => migrate({ connectionString }),
  approvals: async () => {
    const approvals = await fillForApprovals(pool, 100_000, rows);
    const byHand = await approveByHand(connectionString);
    const ways = { http: approveOverHttp(url), pg: byHand.approve };
    const speeds = await benchApprovals(approvals, ways, turns);
    const express = await benchApprovals(approvals, { express: approveOverHttp(arrays) }, turns);
    await byHand.end();
    return { ...speeds, ...express };
  },
  pages: async () => {
    const headers = { authorization: `Bearer ${await tokenOf('u1')}` };
    const ask = async (path: string): Promise<unknown> => (await fetch(url + path, { headers })).json();
    const whole = await timed(turns, () => ask('/allUser'));
    return { whole, page: await timed(4 * turns, () => ask('/allUser?sort=["coin","DESC"]&range=[0,24]')) };
  },
  lists: async () => {
    await fillUsers(pool, Math.max(rows, 10_000));
    await fillTasks(pool, rows, 100);
    await pool.query('VACUUM ANALYZE');
    return explainLists(pool);
  },
  volume: () => measureVolume(sides, rows, turns),
  memory: () => measureMemory(sides),
  neighbours: () => measureNeighbours(sides, rows),
};

const measure = async (what: string): Promise<unknown> => {
  const part = parts[what];
  if (!part) throw new Error(`There is no part ${what}.`);
  return await part();
};

const [what = ''] = positionals;
if (what === 'serve') await serveCalls(connectionString);
else if (what === 'arrays') await serveArrays(100_000);
else process.stdout.write(`${JSON.stringify(await measure(what))}\n`);
if (what !== 'serve' && what !== 'arrays')
  await Promise.all([pool, ...sides.map((side) => side.pool)].map((one) => one.end()));
