-- PostgreSQL 15 or newer with ICU, in a database whose encoding is UTF8. Its LC_CTYPE has to know letters, as C.UTF-8 does: with
-- C the index for searches finds no words but those of A to Z, and a search in Bangla reads all rows.

-- Finds a text anywhere within another one by index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text as people read it: 'Task 9' before 'Task 10', accents and case aside, as Intl.Collator orders it with `numeric` and
-- `sensitivity: base`. For ORDER BY and the indexes behind it alone: two names that differ in an accent are not the same name.
CREATE COLLATION people (provider = icu, locale = 'en-u-kn-true-ks-level1', deterministic = false);

-- Numbers are whole: coins, cents or workers. JavaScript holds none beyond this exactly.
CREATE DOMAIN whole AS bigint CHECK (VALUE BETWEEN -9007199254740991 AND 9007199254740991);
CREATE DOMAIN moment AS timestamptz(3);

CREATE TABLE users (
  _id text COLLATE "C" PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  "displayName" text COLLATE "C" NOT NULL,
  email text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL CHECK (role IN ('admin', 'buyer', 'worker')),
  coin whole NOT NULL CHECK (coin >= 0),
  imgurl text COLLATE "C" NOT NULL,
  uid text COLLATE "C" NOT NULL,
  verified boolean NOT NULL,
  deleted boolean NOT NULL,
  created_at moment NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  search text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX users_live_email ON users (email_key) WHERE NOT deleted;
CREATE UNIQUE INDEX users_live_uid ON users (uid) WHERE NOT deleted;
-- Whether an address or an identity has had an account before, deleted ones included.
CREATE INDEX users_ever_by_email ON users (email);
CREATE INDEX users_ever_by_uid ON users (uid);
CREATE INDEX users_by_age ON users (created_at, _id) WHERE NOT deleted;
CREATE INDEX users_by_name ON users (name COLLATE people, created_at, _id) WHERE NOT deleted;
CREATE INDEX users_by_coin ON users (coin, created_at, _id) WHERE NOT deleted;
CREATE INDEX users_by_role ON users (role, coin, created_at, _id) WHERE NOT deleted;
-- A column that the grids sort everybody by has an index in their order, and so have those of all tasks below. Lists of one
-- person's rows, or of what waits for payment, are short enough to be sorted when they are asked for.
CREATE INDEX users_in_order_of_email ON users (email COLLATE people, created_at, _id) WHERE NOT deleted;
CREATE INDEX users_in_order_of_role ON users (role COLLATE people, created_at, _id) WHERE NOT deleted;
CREATE INDEX users_search ON users USING gin (search gin_trgm_ops);

CREATE TABLE tasks (
  _id text COLLATE "C" PRIMARY KEY,
  "user" text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  "taskImageUrl" text COLLATE "C" NOT NULL,
  "taskTitle" text COLLATE "C" NOT NULL,
  "taskDetail" text COLLATE "C" NOT NULL,
  "requiredWorkers" whole NOT NULL CHECK ("requiredWorkers" >= 0),
  "payableAmount" whole NOT NULL CHECK ("payableAmount" > 0),
  "completionDate" text COLLATE "C" NOT NULL,
  "submissionInfo" text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  escrow whole NOT NULL CHECK (escrow >= 0),
  closed boolean NOT NULL,
  created_at moment NOT NULL,
  search text COLLATE "C" NOT NULL
);
CREATE INDEX tasks_by_age ON tasks (created_at, _id) WHERE NOT closed;
CREATE INDEX tasks_by_title ON tasks ("taskTitle" COLLATE people, created_at, _id) WHERE NOT closed;
CREATE INDEX tasks_by_pay ON tasks ("payableAmount", created_at, _id) WHERE NOT closed;
CREATE INDEX tasks_by_end ON tasks ("completionDate" COLLATE people, created_at, _id) WHERE NOT closed;
CREATE INDEX tasks_by_places ON tasks ("requiredWorkers", created_at, _id) WHERE NOT closed;
CREATE INDEX tasks_by_buyer ON tasks ("user" COLLATE people, created_at, _id) WHERE NOT closed;
CREATE INDEX tasks_by_id ON tasks (_id COLLATE people, created_at) WHERE NOT closed;
CREATE INDEX tasks_of_user ON tasks (user_id, created_at, _id);
CREATE INDEX tasks_search ON tasks USING gin (search gin_trgm_ops);

CREATE TABLE submissions (
  _id text COLLATE "C" PRIMARY KEY,
  task_id text COLLATE "C" NOT NULL REFERENCES tasks,
  task_title text COLLATE "C" NOT NULL,
  payable_amount whole NOT NULL CHECK (payable_amount > 0),
  required_worker whole NOT NULL,
  worker_email text COLLATE "C" NOT NULL,
  worker_name text COLLATE "C" NOT NULL,
  buyer_name text COLLATE "C" NOT NULL,
  buyer_email text COLLATE "C" NOT NULL,
  submission_details text COLLATE "C" NOT NULL,
  "current_date" text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
  buyer_id text COLLATE "C" NOT NULL REFERENCES users,
  worker_id text COLLATE "C" NOT NULL REFERENCES users,
  created_at moment NOT NULL,
  search text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX submissions_live ON submissions (task_id, worker_id) WHERE status <> 'rejected';
CREATE INDEX submissions_of_worker ON submissions (worker_id, created_at, _id);
CREATE INDEX submissions_of_buyer ON submissions (buyer_id, status, created_at, _id);
CREATE INDEX submissions_search ON submissions USING gin (search gin_trgm_ops);

CREATE TABLE withdrawals (
  _id text COLLATE "C" PRIMARY KEY,
  worker_email text COLLATE "C" NOT NULL,
  worker_name text COLLATE "C" NOT NULL,
  withdrawal_coin whole NOT NULL CHECK (withdrawal_coin > 0),
  withdrawal_amount whole NOT NULL CHECK (withdrawal_amount >= 0),
  payment_system text COLLATE "C" NOT NULL,
  account_number text COLLATE "C" NOT NULL,
  withdraw_date text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('pending', 'approved')),
  worker_id text COLLATE "C" NOT NULL REFERENCES users,
  created_at moment NOT NULL,
  search text COLLATE "C" NOT NULL
);
CREATE INDEX withdrawals_of_worker ON withdrawals (worker_id, status);
CREATE INDEX withdrawals_waiting ON withdrawals (created_at, _id) WHERE status = 'pending';
CREATE INDEX withdrawals_search ON withdrawals USING gin (search gin_trgm_ops);

CREATE TABLE orders (
  _id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  coins whole NOT NULL CHECK (coins > 0),
  cents whole NOT NULL CHECK (cents >= 0),
  intent text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE UNIQUE INDEX orders_intent ON orders (intent) WHERE intent <> '';
CREATE INDEX orders_of_user ON orders (user_id);

CREATE TABLE payments (
  _id text COLLATE "C" PRIMARY KEY,
  "paymentIntentId" text COLLATE "C" NOT NULL,
  coins whole NOT NULL CHECK (coins > 0),
  cost whole NOT NULL CHECK (cost >= 0),
  email text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users,
  order_id text COLLATE "C" NOT NULL REFERENCES orders,
  created_at moment NOT NULL,
  search text COLLATE "C" NOT NULL
);
CREATE INDEX payments_of_user ON payments (user_id, created_at, _id);
CREATE INDEX payments_search ON payments USING gin (search gin_trgm_ops);

-- Accounts are texts, as 'user:…' and 'escrow:…' name rows of two tables. One statement debits and credits, and PostgreSQL
-- changes a row once in a statement: an account that paid itself would lose the coins.
CREATE TABLE ledger (
  key text COLLATE "C" PRIMARY KEY,
  "from" text COLLATE "C" NOT NULL,
  "to" text COLLATE "C" NOT NULL CHECK ("to" <> "from"),
  amount whole NOT NULL CHECK (amount > 0),
  actor text COLLATE "C" NOT NULL REFERENCES users,
  created_at moment NOT NULL
);
