-- Promotions to admin that one admin asks for, and another decides.
CREATE TABLE promotions (
  _id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  asker text COLLATE "C" NOT NULL REFERENCES users,
  decider text COLLATE "C" NOT NULL,
  confirmed boolean NOT NULL,
  created_at moment NOT NULL
);
CREATE UNIQUE INDEX promotions_waiting ON promotions (user_id) WHERE decider = '';
