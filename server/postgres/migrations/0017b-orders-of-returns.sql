-- Lists of all purchases, of who owes, of orders that nobody has paid, and of purchases by test cards.
DROP INDEX CONCURRENTLY IF EXISTS users_in_debt;
CREATE INDEX CONCURRENTLY users_in_debt ON users (created_at, _id) WHERE debt > 0;
DROP INDEX CONCURRENTLY IF EXISTS orders_open;
CREATE INDEX CONCURRENTLY orders_open ON orders (created_at, _id) WHERE open;
DROP INDEX CONCURRENTLY IF EXISTS payments_by_age;
CREATE INDEX CONCURRENTLY payments_by_age ON payments (created_at, _id);
DROP INDEX CONCURRENTLY IF EXISTS payments_of_tests;
CREATE INDEX CONCURRENTLY payments_of_tests ON payments (created_at, _id) WHERE NOT live;
