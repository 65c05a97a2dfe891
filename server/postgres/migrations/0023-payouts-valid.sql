-- Rows from before the states are known to be right too; nothing waits for it.
ALTER TABLE withdrawals VALIDATE CONSTRAINT withdrawals_state, VALIDATE CONSTRAINT withdrawals_in_batch;
