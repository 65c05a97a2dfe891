-- The few accounts that are leaving are looked for at every start and every minute.
DROP INDEX CONCURRENTLY IF EXISTS users_leaving;
CREATE INDEX CONCURRENTLY users_leaving ON users (created_at, _id) WHERE leaving;
