-- Rights on the tables. Run it as taskcoin_owner after the first migration, and again after one that brings a table:
--   psql -U taskcoin_owner -d taskcoin -f deploy/postgres/grants.sql
GRANT SELECT, INSERT ON ledger, digests, seals, events, batches, actions TO taskcoin_server;
GRANT SELECT, INSERT, UPDATE ON users, tasks, submissions, texts, withdrawals, orders, payments, refunds, disputes, writeoffs, tariffs,
  welcomes, rounds, holds, pauses, promotions, person_keys, closings TO taskcoin_server;
-- What is known of a person beside the books goes when the person is erased.
GRANT SELECT, INSERT, DELETE ON joins, welcomed, account_uses TO taskcoin_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON answers, user_coins, task_places, limits TO taskcoin_server;
GRANT SELECT, INSERT, UPDATE ON last_changes TO taskcoin_server;
GRANT SELECT, INSERT, DELETE ON pictures TO taskcoin_server;
GRANT SELECT ON migrations TO taskcoin_server;

-- The books, for server:audit and server:balances; neither answers that were sent nor addresses that are counted.
GRANT SELECT ON users, tasks, submissions, withdrawals, orders, payments, refunds, disputes, writeoffs, tariffs, ledger, digests, seals,
  migrations TO taskcoin_reader;
