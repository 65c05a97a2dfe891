-- When a process last began what is done once an hour, so that no other one begins it in the same hour.
CREATE TABLE rounds (
  job text COLLATE "C" PRIMARY KEY,
  began_at moment NOT NULL
);
