-- Requests that wait no longer, for admins' list of them.
DROP INDEX CONCURRENTLY IF EXISTS withdrawals_beside;
CREATE INDEX CONCURRENTLY withdrawals_beside ON withdrawals (created_at, _id) WHERE status <> 'pending';
