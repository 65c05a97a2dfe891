-- Ids are sorted letter by letter: the digits in one are no numbers.
DROP INDEX tasks_by_id;
CREATE INDEX tasks_by_id ON tasks (_id, created_at) WHERE NOT closed;
