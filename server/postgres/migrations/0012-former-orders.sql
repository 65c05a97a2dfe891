-- user_coins and task_places have these orders.
DROP INDEX CONCURRENTLY IF EXISTS users_by_coin;
DROP INDEX CONCURRENTLY IF EXISTS users_by_role;
DROP INDEX CONCURRENTLY IF EXISTS tasks_by_places;
