-- Tasks that people have reported, for admins.
CREATE TABLE reports (
  _id text COLLATE "C" PRIMARY KEY,
  task_title text COLLATE "C" NOT NULL,
  reason text COLLATE "C" NOT NULL,
  reporter text COLLATE "C" NOT NULL,
  report_date text COLLATE "C" NOT NULL,
  reporter_id text COLLATE "C" NOT NULL REFERENCES users,
  created_at moment NOT NULL,
  search text COLLATE "C" NOT NULL
);
CREATE INDEX reports_by_age ON reports (created_at, _id);
CREATE INDEX reports_search ON reports USING gin (search gin_trgm_ops);
