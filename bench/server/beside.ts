import { execFileSync } from 'node:child_process';
import type { Pool } from 'pg';
import { median } from '../median.mjs';
import { approvalCall, fillForApprovals } from './approvals.ts';
import { fillTasks, fillUsers } from './fill.ts';
import { overHttp, perSecond, statusOverHttp, type Sent } from './lanes.ts';
import { tokenOf } from './serve.ts';

/** Server under measurement: database, address and process id. */
export type Side = { name: string; pool: Pool; url: string; pid: number };

/**
 * Results of a server for one kind of call (`what`), a number per turn: calls a second, and bytes of the write-ahead
 * log per call.
 */
export type Volume = { what: string; name: string; perSecond: number[]; wal: number[] };

/**
 * Calls a second and bytes of the write-ahead log per call, in `turns` interleaved turns. The calls are so many
 * approvals, and submissions with a long task or a long own text.
 */
export const measureVolume = async (sides: readonly Side[], approvals: number, turns: number): Promise<Volume[]> => {
  const jobs: Record<string, Sent[]> = {};
  const handIns = Math.round(approvals / 4);
  for (const { pool } of sides) {
    const waiting = await fillForApprovals(pool, 100_000, approvals);
    await pool.query(`UPDATE tasks SET "taskDetail" = $1, search = $1, "requiredWorkers" = 1000000 WHERE _id = 't1'`, [
      prose(17_000),
    ]);
    await pool.query(`UPDATE tasks SET "requiredWorkers" = 1000000 WHERE _id = 't2'`);
    await pool.query('VACUUM ANALYZE');
    jobs.approval = waiting.map(approvalCall);
  }
  jobs['hand-in, task of 17 kB'] = await handInsTo('t1', 0, handIns, 'Done.');
  jobs['hand-in, own text of 9 kB'] = await handInsTo('t2', handIns, handIns, prose(9_000));
  const volumes: Volume[] = [];
  for (const [what, all] of Object.entries(jobs)) {
    const measured = sides.map(({ name }): Volume => ({ what, name, perSecond: [], wal: [] }));
    const share = Math.floor(all.length / (turns + 1));
    for (let turn = 0; turn <= turns; turn++)
      for (const [place, { pool, url }] of turn % 2 ? [...sides.entries()] : [...sides.entries()].reverse()) {
        const before = await lsnOf(pool);
        const speed = await perSecond(all.slice(turn * share, (turn + 1) * share), overHttp(url));
        const wal = ((await lsnOf(pool)) - before) / share;
        // The first turn fills caches and compiles.
        if (turn > 0) measured[place]?.perSecond.push(speed);
        if (turn > 0) measured[place]?.wal.push(wal);
      }
    volumes.push(...measured);
  }
  return volumes;
};

const lsnOf = async (pool: Pool): Promise<number> =>
  Number((await pool.query<{ at: string }>(`SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS at`)).rows[0]?.at);

/**
 * Requests that submit `text` to a task, one per worker of {@link fillUsers}. `first` is the number of the first one,
 * counted from 0 at the user 'u90001'.
 */
const handInsTo = (task: string, first: number, count: number, text: string): Promise<Sent[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const worker = `u${String(90_001 + Math.floor((first + n) / 99) * 100 + ((first + n) % 99))}`;
      const person = { worker_email: `${worker}@example.test`, worker_name: '', buyer_name: '', buyer_email: '' };
      const about = { task_id: task, task_title: '', payable_amount: 1, required_worker: 1 };
      const body = { ...person, ...about, submission_details: text, current_date: '2026-11-28', status: 'pending' };
      return { method: 'POST', path: '/submissions', token: await tokenOf(worker), body };
    }),
  );

/** Text of so many characters with varied words, as a text of one letter has only one trigram. */
const prose = (length: number): string => {
  let state = 1;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const syllable = () => `${'bcdfghjklmnprstvw'[next(17)] ?? ''}${'aeiou'[next(5)] ?? ''}${'nrst'[next(9)] ?? ''}`;
  let text = '';
  while (text.length < length) text += `${Array.from({ length: 1 + next(4) }, syllable).join('')} `;
  return text.slice(0, length);
};

/** Peak memory of a server in megabytes, with one reader and with eight. */
export type Memory = { name: string; one: number; eight: number };

/**
 * Peak megabytes of a server's process while one reader, and while eight, load a whole list of 1,000 tasks of 55 kB.
 */
export const measureMemory = async (sides: readonly Side[]): Promise<Memory[]> => {
  const measured: Memory[] = [];
  const token = await tokenOf('u1');
  for (const { name, pool, url, pid } of sides) {
    await fillUsers(pool, 10_000);
    await fillTasks(pool, 1_000, 100);
    await pool.query(`UPDATE tasks SET "taskImageUrl" = 'data:' || repeat('abcdefgh', 4995), "taskDetail" = $1`, [
      prose(15_000),
    ]);
    const most = async (readers: number): Promise<number> => {
      let peak = 0;
      const timer = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 50);
      const send = statusOverHttp(url, readers, false);
      for (let turn = 0; turn < 3; turn++)
        await Promise.all(
          Array.from({ length: readers }, () => send({ method: 'GET', path: '/allTaskForAdmin', token })),
        );
      clearInterval(timer);
      return peak;
    };
    measured.push({ name, one: await most(1), eight: await most(8) });
  }
  return measured;
};

const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/**
 * Median milliseconds of others' calls to a server, while it is `quiet` and `beside` a greedy account; `refused` counts
 * those not answered with 200.
 */
export type Neighbours = { name: string; quiet: number; beside: number; refused: number };

/** Slowest filters: many addresses, where an index stands unused, and two letters, which have none. */
const worst = [{ user: Array.from({ length: 100 }, (_, n) => `NOBODY${String(n)}@example.test`) }, { q: 'zq' }];

/**
 * Median milliseconds of others' calls, alone and while one account sends its slowest query over so many tasks, forty
 * at a time.
 */
export const measureNeighbours = async (sides: readonly Side[], tasks: number): Promise<Neighbours[]> => {
  const measured: Neighbours[] = [];
  const token = await tokenOf('u1');
  const greedy = worst.map((filter) => ({
    method: 'GET',
    path: `/allTaskForAdmin?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    token,
  }));
  const other = { method: 'GET', path: '/workerStats?email=u2@example.test', token: await tokenOf('u2') };
  for (const { name, pool, url } of sides) {
    await fillUsers(pool, 10_000);
    await fillTasks(pool, tasks, 100);
    await pool.query('VACUUM ANALYZE');
    let refused = 0;
    const ask = statusOverHttp(url, 1, false);
    const times = async (): Promise<number> => {
      const took: number[] = [];
      for (let n = 0; n < 60; n++) {
        const began = performance.now();
        if ((await ask(other)) !== 200) refused++;
        took.push(performance.now() - began);
      }
      return median(took);
    };
    const quiet = await times();
    let over = false;
    const send = statusOverHttp(url, 40, false);
    const lane = async (sent: Sent) => {
      while (!over) await send(sent);
    };
    const lanes = Array.from({ length: 20 }, () => greedy.map(lane)).flat();
    const beside = await times();
    over = true;
    await Promise.all(lanes);
    measured.push({ name, quiet, beside, refused });
  }
  return measured;
};
