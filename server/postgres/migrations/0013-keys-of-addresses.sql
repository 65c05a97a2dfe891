-- An address is compared in one form (src/domain/email.ts), which is kept beside it wherever it stands. The next step makes it for the
-- rows that are there.
ALTER TABLE tasks ADD COLUMN user_key text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE submissions
  ADD COLUMN worker_email_key text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN buyer_email_key text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE withdrawals ADD COLUMN worker_email_key text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE payments ADD COLUMN email_key text COLLATE "C" NOT NULL DEFAULT '';
