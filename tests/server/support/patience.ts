/**
 * Time limits in milliseconds for the tests' own connections, because a busy machine may exceed a production server's.
 * A test that hangs is ended by the runner's own limit, which is as long.
 */
export const patience = {
  connectionTimeoutMillis: 600_000,
  lock_timeout: 600_000,
  statement_timeout: 600_000,
  idle_in_transaction_session_timeout: 600_000,
  query_timeout: 600_000,
};
