-- Calls that are counted for an hour at most. After a crash of the database it is empty, and counting begins anew.
CREATE UNLOGGED TABLE limits (
  key text COLLATE "C" PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
