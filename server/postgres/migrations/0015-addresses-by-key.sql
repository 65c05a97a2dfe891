-- Whether an address has had an account before, however it was written; and a buyer's tasks by the address.
DROP INDEX CONCURRENTLY IF EXISTS users_ever_by_email;
DROP INDEX CONCURRENTLY IF EXISTS users_ever_by_key;
CREATE INDEX CONCURRENTLY users_ever_by_key ON users (email_key);
DROP INDEX CONCURRENTLY IF EXISTS tasks_by_user_key;
CREATE INDEX CONCURRENTLY tasks_by_user_key ON tasks (user_key) WHERE NOT closed;
