-- Transaction by which an account has last changed something, where a replica is read: it is asked for that before.
CREATE TABLE last_changes (
  account text COLLATE "C" PRIMARY KEY,
  xid xid8 NOT NULL
) WITH (fillfactor = 50);
