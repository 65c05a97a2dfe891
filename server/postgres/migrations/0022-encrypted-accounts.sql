-- Account number of a withdrawal, encrypted, and its hash under a key: '' where account_number has it as it was typed.
ALTER TABLE withdrawals ADD COLUMN account_sealed text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE withdrawals ADD COLUMN account_hash text COLLATE "C" NOT NULL DEFAULT '';
