-- Events of the card company that had an effect, so that none has it twice.
CREATE TABLE events (
  _id text COLLATE "C" PRIMARY KEY,
  type text COLLATE "C" NOT NULL,
  about text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
