-- A task's text as it was when work was handed in, once for all who worked on it.
CREATE TABLE texts (
  _id text COLLATE "C" PRIMARY KEY,
  "taskTitle" text COLLATE "C" NOT NULL,
  "taskDetail" text COLLATE "C" NOT NULL,
  "submissionInfo" text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
-- '' is of work from before: which text that was done for is kept nowhere.
ALTER TABLE submissions ADD COLUMN text_id text COLLATE "C" NOT NULL DEFAULT '';
