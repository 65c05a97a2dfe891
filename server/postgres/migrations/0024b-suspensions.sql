-- Accounts whose calls an admin has ended for now, with the reason. Whatever is theirs stays as it is.
ALTER TABLE users
  ADD COLUMN suspended boolean NOT NULL DEFAULT FALSE,
  ADD COLUMN suspension text COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX users_suspended ON users (created_at, _id) WHERE suspended;
