/**
 * Milliseconds that the tests' own connections wait: what a server in production gives up after, a busy machine may take. As wide as
 * the runner's own limit, which is what ends a test that hangs.
 */
export const patience = {
  connectionTimeoutMillis: 600_000,
  lock_timeout: 600_000,
  statement_timeout: 600_000,
  idle_in_transaction_session_timeout: 600_000,
  query_timeout: 600_000,
};
