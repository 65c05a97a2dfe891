-- States of a withdrawal beside pending and paid, the batch that it went to the bank in, and what is said about it.
ALTER TABLE withdrawals
  ADD COLUMN batch whole NOT NULL DEFAULT 0,
  ADD COLUMN reference text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN reason text COLLATE "C" NOT NULL DEFAULT '',
  DROP CONSTRAINT withdrawals_status_check,
  ADD CONSTRAINT withdrawals_state CHECK (status IN ('pending', 'held', 'underWay', 'approved', 'failed', 'refused')) NOT VALID,
  ADD CONSTRAINT withdrawals_in_batch CHECK (
    CASE status WHEN 'underWay' THEN batch > 0 WHEN 'failed' THEN batch > 0 WHEN 'approved' THEN TRUE ELSE batch = 0 END
  ) NOT VALID;
UPDATE withdrawals SET status = 'held' FROM holds
  WHERE holds._id = withdrawals._id AND NOT released AND status = 'pending';

CREATE TABLE batches (
  _id text COLLATE "C" PRIMARY KEY,
  requests whole NOT NULL CHECK (requests > 0),
  coins whole NOT NULL CHECK (coins > 0),
  actor text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
