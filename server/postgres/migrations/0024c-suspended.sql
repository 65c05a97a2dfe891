-- The few accounts that are suspended.
DROP INDEX CONCURRENTLY IF EXISTS users_suspended;
CREATE INDEX CONCURRENTLY users_suspended ON users (created_at, _id) WHERE suspended;
