-- Prices that the owner has set, so that an audit can judge what was done at earlier ones.
CREATE TABLE tariffs (
  _id text COLLATE "C" PRIMARY KEY,
  prices text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
-- Welcome coins given on a day.
CREATE TABLE welcomes (
  _id text COLLATE "C" PRIMARY KEY,
  coins whole NOT NULL CHECK (coins >= 0),
  created_at moment NOT NULL
);
