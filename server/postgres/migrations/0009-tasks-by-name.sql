-- All tasks are sorted by the buyer's name, and found by it.
CREATE INDEX tasks_by_name ON tasks (name COLLATE people, created_at, _id) WHERE NOT closed;
