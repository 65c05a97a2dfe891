-- Three roles with the least rights. Run it once, as a superuser, in the new database:
--   psql -d taskcoin -f deploy/postgres/roles.sql
-- and give each a password that no history keeps: \password taskcoin_owner, \password taskcoin_server, \password taskcoin_reader.
-- Roles outlive a database: for an emptied one the file runs again, and says no more than the first time.
SET client_min_messages = warning;
DO $$
DECLARE
  one text;
BEGIN
  -- owner migrates, server serves, reader audits and prints balances.
  FOREACH one IN ARRAY ARRAY['taskcoin_owner', 'taskcoin_server', 'taskcoin_reader'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = one) THEN
      EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE', one);
    END IF;
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), one);
  END LOOP;
  -- Temporary tables would stand before the real ones for whoever shares a connection.
  EXECUTE format('REVOKE TEMP ON DATABASE %I FROM PUBLIC', current_database());
  -- The first migration brings the extension pg_trgm.
  EXECUTE format('GRANT CREATE ON DATABASE %I TO taskcoin_owner', current_database());
END
$$;

-- With DATABASE_STANDBY whoever writes looks whether a synchronous standby is there; without that this right can go.
GRANT pg_read_all_stats TO taskcoin_server, taskcoin_owner;

-- As PostgreSQL before 15 lets everybody make tables.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO taskcoin_server, taskcoin_reader;
GRANT USAGE, CREATE ON SCHEMA public TO taskcoin_owner;
