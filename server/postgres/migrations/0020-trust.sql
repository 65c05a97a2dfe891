-- Network that an account was made from, as a hash under a key; '' is no row.
CREATE TABLE joins (
  _id text COLLATE "C" PRIMARY KEY REFERENCES users,
  network text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE INDEX joins_of_network ON joins (network, created_at);

-- Identities and addresses that had their welcome, so that none has it twice.
CREATE TABLE welcomed (
  _id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  created_at moment NOT NULL
);
INSERT INTO welcomed
  SELECT key, _id, created_at FROM users, LATERAL (VALUES ('uid ' || uid), ('email ' || email_key)) AS known (key)
  ORDER BY created_at, _id
  ON CONFLICT DO NOTHING;

-- Account numbers that somebody gave, as a hash of their form for comparison.
CREATE TABLE account_uses (
  _id text COLLATE "C" PRIMARY KEY,
  account text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  created_at moment NOT NULL
);
CREATE INDEX account_uses_of_account ON account_uses (account);
CREATE INDEX account_uses_of_user ON account_uses (user_id);

-- Withdrawals that are not paid until an admin releases them, by their ids.
CREATE TABLE holds (
  _id text COLLATE "C" PRIMARY KEY REFERENCES withdrawals,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  reason text COLLATE "C" NOT NULL,
  released boolean NOT NULL,
  actor text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE INDEX holds_of_user ON holds (user_id) WHERE NOT released;

-- Sales and payouts, where an admin has paused them.
CREATE TABLE pauses (
  _id text COLLATE "C" PRIMARY KEY,
  paused boolean NOT NULL,
  actor text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
