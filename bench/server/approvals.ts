import { Client, type Pool } from 'pg';
import { fillLedger, fillSubmissions, fillTasks, fillUsers } from './fill.ts';
import { LANES, overHttp, perSecond, type Sent } from './lanes.ts';
import { tokenOf } from './serve.ts';

const TASKS = 200;
const BUYERS = 50;

type Approval = { id: string; buyer: string; token: string };
type Approve = (approval: Approval, lane: number) => Promise<void>;

/**
 * Fills a database with so many users, and with submissions `waiting` for review; resolves to the approvals to make,
 * each with its buyer's access token.
 */
export const fillForApprovals = async (pool: Pool, users: number, waiting: number): Promise<Approval[]> => {
  await fillUsers(pool, users);
  await fillTasks(pool, TASKS, BUYERS);
  await fillLedger(pool);
  await fillSubmissions(pool, waiting, TASKS);
  await pool.query('VACUUM ANALYZE');
  const { rows } = await pool.query<Omit<Approval, 'token'>>(
    'SELECT _id AS id, buyer_id AS buyer FROM submissions ORDER BY created_at',
  );
  const tokens = new Map<string, string>();
  for (const { buyer } of rows) if (!tokens.has(buyer)) tokens.set(buyer, await tokenOf(buyer));
  return rows.map((row) => ({ ...row, token: tokens.get(row.buyer) ?? '' }));
};

/**
 * Approvals a second in each turn, by the name of one of the `ways` to approve. The turns are interleaved, so that a
 * busy machine slows all alike; one more before them, which fills caches, does not count.
 */
export const benchApprovals = async (
  approvals: readonly Approval[],
  ways: Readonly<Record<string, Approve>>,
  turns: number,
): Promise<Record<string, number[]>> => {
  const left = [...approvals];
  const share = Math.floor(left.length / ((turns + 1) * Object.keys(ways).length));
  const speeds: Record<string, number[]> = {};
  for (let turn = 0; turn <= turns; turn++)
    for (const [name, approve] of Object.entries(ways)) {
      const speed = await perSecond(left.splice(0, share), approve);
      // The first turn fills caches and compiles.
      if (turn > 0) (speeds[name] ??= []).push(speed);
    }
  return speeds;
};

export const approveOverHttp = (url: string): Approve => {
  const send = overHttp(url);
  return (approval) => send(approvalCall(approval));
};

export const approvalCall = ({ id, token }: Approval): Sent => ({
  method: 'PATCH',
  path: '/approveSubmission',
  token,
  body: { submissionId: id, workerEmail: 'worker@example.test', payableAmount: 1 },
});

/**
 * Approval by hand: the statements and locks of backend/calls/submissions.ts by `pg` alone, prepared, on one connection
 * for each of {@link LANES}.
 */
export const approveByHand = async (connectionString: string) => {
  const clients = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const client = new Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  const approve: Approve = async ({ id, buyer }, lane) => {
    const client = clients[lane];
    const ask = async (name: string, text: string, values: unknown[] = []) =>
      (await client?.query<Record<string, string>>({ name, text, values }))?.rows ?? [];
    await ask('begin', 'BEGIN ISOLATION LEVEL READ COMMITTED');
    await ask('me', 'SELECT * FROM users WHERE uid = $1 AND NOT deleted', [buyer]);
    const [work = {}] = await ask('work', 'SELECT * FROM submissions WHERE _id = $1', [id]);
    const { task_id, worker_id, payable_amount } = work;
    const both = [buyer, worker_id];
    await ask('lock', 'SELECT * FROM users WHERE _id = ANY($1) ORDER BY _id FOR NO KEY UPDATE', [both]);
    await ask('approve', APPROVE, [id]);
    await ask('pay', PAY, [
      `pay:${id}`,
      worker_id,
      task_id,
      payable_amount,
      buyer,
      `escrow:${task_id ?? ''}`,
      `user:${worker_id ?? ''}`,
    ]);
    await ask('commit', 'COMMIT');
  };
  return { approve, end: () => Promise.all(clients.map((client) => client.end())) };
};

const APPROVE = "UPDATE submissions SET status = 'approved' WHERE _id = $1 AND status = 'pending' RETURNING *";
const PAY = `
  WITH found AS (
    SELECT EXISTS (SELECT FROM ledger WHERE key = $1) AS booked, EXISTS (SELECT FROM users WHERE _id = $2) AS payee
  ), debit AS (
    UPDATE tasks SET escrow = escrow - $4 WHERE _id = $3 AND escrow >= $4 AND (SELECT payee AND NOT booked FROM found) RETURNING _id
  ), credit AS (
    UPDATE users SET coin = coin + $4 WHERE _id = $2 AND EXISTS (SELECT FROM debit) RETURNING _id
  ), entry AS (
    INSERT INTO ledger (key, "from", "to", amount, actor, created_at) SELECT $1, $6, $7, $4, $5, now() FROM credit RETURNING key
  ) SELECT booked, payee, EXISTS (SELECT FROM entry) AS done FROM found`;
