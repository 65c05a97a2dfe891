-- The entries since the last seal.
DROP INDEX CONCURRENTLY IF EXISTS ledger_by_xid;
CREATE INDEX CONCURRENTLY ledger_by_xid ON ledger (xid);
