-- What is booked stays as it was booked. Who owns the table, and nobody else, can take the trigger away for a repair:
-- ALTER TABLE ledger DISABLE TRIGGER append_only, and ENABLE it in the same transaction.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
