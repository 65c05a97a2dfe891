-- What was answered to a change that came with an Idempotency-Key, for a day: a browser that sends it again by itself is answered
-- the same. The key is a hash of the caller, the request's own key and what is asked for.
CREATE TABLE answers (
  key text COLLATE "C" PRIMARY KEY,
  answer text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE INDEX answers_by_age ON answers (created_at);
