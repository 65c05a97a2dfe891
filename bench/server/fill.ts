import type { Pool } from 'pg';

/** Creation time of generated rows, which the database makes itself, as sending a million would take minutes. */

const moment = `timestamptz '2026-01-01' + n * interval '1 second'`;

/** Inserts users 'u1' …; the first is an admin, every hundredth a buyer, the others workers. */
export const fillUsers = (pool: Pool, count: number): Promise<unknown> =>
  pool.query(`
    INSERT INTO users (_id, name, "displayName", email, role, coin, imgurl, uid, verified, deleted, created_at, email_key, search)
    SELECT 'u' || n, 'Person ' || n, 'Person ' || n, 'u' || n || '@example.test',
      CASE WHEN n = 1 THEN 'admin' WHEN n % 100 = 0 THEN 'buyer' ELSE 'worker' END,
      (n * 7919) % 5000, '', 'u' || n, true, false, ${moment}, 'u' || n || '@example.test',
      'person ' || n || E'\\nperson ' || n || E'\\nu' || n || '@example.test'
    FROM generate_series(1::bigint, ${String(count)}) AS n`);

/**
 * Inserts so many tasks 't1' … of the first `buyers` buyers of {@link fillUsers}, in turn, with escrow for what they
 * may still cost.
 */
export const fillTasks = async (pool: Pool, count: number, buyers: number): Promise<void> => {
  const named = "table_schema = current_schema() AND table_name = 'tasks' AND column_name = 'user_key'";
  // Tables of an earlier commit lack it.
  const isKeyed = (await pool.query(`SELECT FROM information_schema.columns WHERE ${named}`)).rowCount === 1;
  await pool.query(`
    INSERT INTO tasks (_id, "user", name, "taskImageUrl", "taskTitle", "taskDetail", "requiredWorkers", "payableAmount",
      "completionDate", "submissionInfo", user_id, escrow, closed, created_at, search ${isKeyed ? ', user_key' : ''})
    SELECT 't' || n, buyer || '@example.test', 'Buyer', '', title, 'Do it.', 1000, 1 + (n * 7919) % 500, to_char(date '2026-12-01' + (n % 60)::int, 'YYYY-MM-DD'), 'Proof.', buyer,
      1000 * (1 + (n * 7919) % 500), false, ${moment}, lower(buyer || E'@example.test\\nbuyer\\n\\n' || title || E'\\ndo it.\\n2026-12-24\\nproof.')
      ${isKeyed ? ", buyer || '@example.test'" : ''}
    FROM generate_series(1::bigint, ${String(count)}) AS n,
      LATERAL (SELECT 'u' || 100 * (1 + n % ${String(buyers)}) AS buyer,
        (ARRAY['Label', 'Transcribe', 'Translate', 'Compare', 'Photograph'])[1 + n % 5] || ' object ' || (n * 7919) % 1000003 AS title) AS own`);
};

/** Inserts pending submissions 's1' …, each by another worker, over the first `tasks` tasks in turn. */
export const fillSubmissions = (pool: Pool, count: number, tasks: number): Promise<unknown> =>
  pool.query(`
    INSERT INTO submissions (_id, task_id, task_title, payable_amount, required_worker, worker_email, worker_name, buyer_name,
      buyer_email, submission_details, "current_date", status, buyer_id, worker_id, created_at, search)
    SELECT 's' || n, task._id, task."taskTitle", task."payableAmount", 1, worker || '@example.test', 'Worker', 'Buyer', task."user",
      'Done.', '2026-11-21', 'pending', task.user_id, worker, ${moment}, 'done. ' || n
    FROM generate_series(1::bigint, ${String(count)}) AS n
      JOIN tasks AS task ON task._id = 't' || 1 + n % ${String(tasks)},
      LATERAL (SELECT 'u' || 2 + (n * 101) % 97 + 100 * ((n * 31) % 900) AS worker) AS own
    ON CONFLICT DO NOTHING`);

/**
 * Inserts the ledger rows of {@link fillUsers} and {@link fillTasks}: plans made for an empty ledger would later scan
 * all of it.
 */
export const fillLedger = (pool: Pool): Promise<unknown> =>
  pool.query(`
    INSERT INTO ledger (key, "from", "to", amount, actor, created_at)
    SELECT 'signup:' || users._id, 'mint', 'user:' || users._id, coin + coalesce(posted, 0), users._id, users.created_at
    FROM users LEFT JOIN (SELECT user_id, sum(escrow) AS posted FROM tasks GROUP BY user_id) AS own ON user_id = users._id
    WHERE coin + coalesce(posted, 0) > 0
    UNION ALL
    SELECT 'task:' || _id, 'user:' || user_id, 'escrow:' || _id, escrow, user_id, created_at FROM tasks`);
