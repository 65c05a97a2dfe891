-- What is known of a person's welcome, for the person and for an erasure.
DROP INDEX CONCURRENTLY IF EXISTS welcomed_of_user;
CREATE INDEX CONCURRENTLY welcomed_of_user ON welcomed (user_id);
