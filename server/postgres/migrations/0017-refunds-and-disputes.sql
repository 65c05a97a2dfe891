-- Coins that were called back with their money after they had been spent.
ALTER TABLE users ADD COLUMN debt whole NOT NULL DEFAULT 0 CHECK (debt >= 0);

-- An order is open until it is paid or canceled.
ALTER TABLE orders ADD COLUMN open boolean NOT NULL DEFAULT TRUE;
UPDATE orders SET open = FALSE WHERE _id IN (SELECT order_id FROM payments);

-- What has become of a payment's money. Nobody can tell any more which of those before were made by test cards.
ALTER TABLE payments
  ADD COLUMN live boolean NOT NULL DEFAULT TRUE,
  ADD COLUMN bought text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN state text COLLATE "C" NOT NULL DEFAULT 'paid' CHECK (
    state IN ('paid', 'refundPending', 'refundFailed', 'refundedInPart', 'refunded', 'inquiry', 'disputed', 'won', 'lost')
  ),
  ADD COLUMN returned whole NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND cost),
  ADD COLUMN taken whole NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND coins),
  ADD COLUMN due text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN buyer text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN version whole NOT NULL DEFAULT 0;
UPDATE payments SET bought = to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

CREATE TABLE refunds (
  _id text COLLATE "C" PRIMARY KEY,
  payment_id text COLLATE "C" NOT NULL REFERENCES payments,
  refund text COLLATE "C" NOT NULL,
  cents whole NOT NULL CHECK (cents > 0),
  status text COLLATE "C" NOT NULL CHECK (status IN ('asked', 'pending', 'succeeded', 'failed')),
  admin text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE INDEX refunds_of_payment ON refunds (payment_id, created_at, _id);
CREATE INDEX refunds_asked ON refunds (created_at, _id) WHERE status = 'asked';

CREATE TABLE disputes (
  _id text COLLATE "C" PRIMARY KEY,
  payment_id text COLLATE "C" NOT NULL REFERENCES payments,
  cents whole NOT NULL,
  status text COLLATE "C" NOT NULL,
  due text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE INDEX disputes_of_payment ON disputes (payment_id, created_at, _id);

-- A debt that one admin asks to write off, and another confirms.
CREATE TABLE writeoffs (
  _id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  coins whole NOT NULL CHECK (coins >= 0),
  reason text COLLATE "C" NOT NULL,
  asker text COLLATE "C" NOT NULL REFERENCES users,
  confirmer text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE UNIQUE INDEX write_offs_waiting ON writeoffs (user_id) WHERE confirmer = '';
