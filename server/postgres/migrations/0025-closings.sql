-- When accounts were closed and by whom, and those that are erased for good. Of accounts closed before, the time is not known.
CREATE TABLE closings (
  _id text COLLATE "C" PRIMARY KEY REFERENCES users,
  erased boolean NOT NULL,
  done boolean NOT NULL,
  actor text COLLATE "C" NOT NULL REFERENCES users,
  created_at moment NOT NULL
);
CREATE INDEX closings_under_way ON closings (created_at, _id) WHERE erased AND NOT done;
INSERT INTO closings SELECT _id, FALSE, TRUE, _id, now() FROM users WHERE deleted;
