-- Accounts whose calls an admin has ended for now, with the reason. Whatever is theirs stays as it is.
ALTER TABLE users
  ADD COLUMN suspended boolean NOT NULL DEFAULT FALSE,
  ADD COLUMN suspension text COLLATE "C" NOT NULL DEFAULT '';

-- Times that a deleted task was restored: each is funded, and perhaps closed, under a key of its own.
ALTER TABLE tasks ADD COLUMN reopened whole NOT NULL DEFAULT 0;
