-- A deleted account whose tasks and waiting work are not settled yet.
ALTER TABLE users ADD COLUMN leaving boolean NOT NULL DEFAULT FALSE;
