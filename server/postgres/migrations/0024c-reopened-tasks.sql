-- Times that a deleted task was restored: each is funded, and perhaps closed, under a key of its own.
ALTER TABLE tasks ADD COLUMN reopened whole NOT NULL DEFAULT 0 CHECK (reopened >= 0);
