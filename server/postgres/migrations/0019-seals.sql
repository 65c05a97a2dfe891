-- Which transaction has booked an entry: what lies below the oldest that is still open is complete, and can be sealed. Entries of
-- before all get the transaction of this step.
ALTER TABLE ledger ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id();

-- A digest of each sealed entry, under a key that the database never has.
CREATE TABLE digests (
  key text COLLATE "C" PRIMARY KEY,
  seal whole NOT NULL,
  digest bytea NOT NULL
);

-- Seals of the ledger: each covers the digests that name it, and the seal before it.
CREATE TABLE seals (
  number whole PRIMARY KEY CHECK (number > 0),
  chain text COLLATE "C" NOT NULL,
  -- Why the chain begins with this seal; '' where it goes on.
  begins text COLLATE "C" NOT NULL CHECK (begins IN ('', 'first', 'restored', 'behind')),
  -- The database that the chain belongs to, within its cluster.
  place text COLLATE "C" NOT NULL,
  -- All entries of earlier transactions are sealed.
  horizon xid8 NOT NULL,
  entries whole NOT NULL,
  root text COLLATE "C" NOT NULL,
  previous text COLLATE "C" NOT NULL,
  key_id text COLLATE "C" NOT NULL,
  sealed_at moment NOT NULL,
  mac text COLLATE "C" NOT NULL
);

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON digests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
