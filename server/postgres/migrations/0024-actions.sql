-- What admins did, and what people deleted of their own: a row for each row that was changed. What is personal in it is
-- encrypted under the person's key. Entries stay as they are; only who owns the table can take the triggers away, as in 0004.
CREATE TABLE actions (
  _id text COLLATE "C" PRIMARY KEY,
  actor text COLLATE "C" NOT NULL,
  action text COLLATE "C" NOT NULL,
  action_date text COLLATE "C" NOT NULL,
  collection text COLLATE "C" NOT NULL,
  row text COLLATE "C" NOT NULL,
  request text COLLATE "C" NOT NULL,
  before text COLLATE "C" NOT NULL,
  after text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  sealed text COLLATE "C" NOT NULL,
  created_at moment NOT NULL,
  search text COLLATE "C" NOT NULL
);
CREATE INDEX actions_by_age ON actions (created_at, _id);
CREATE INDEX actions_in_order_of_action_date ON actions (action_date COLLATE people, created_at, _id);
CREATE INDEX actions_in_order_of_actor ON actions (actor COLLATE people, created_at, _id);
CREATE INDEX actions_in_order_of_action ON actions (action COLLATE people, created_at, _id);
CREATE INDEX actions_in_order_of_collection ON actions (collection COLLATE people, created_at, _id);
CREATE INDEX actions_in_order_of_row ON actions (row COLLATE people, created_at, _id);
CREATE INDEX actions_in_order_of_request ON actions (request COLLATE people, created_at, _id);
CREATE INDEX actions_search ON actions USING gin (search gin_trgm_ops);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON actions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_as_a_whole BEFORE TRUNCATE ON actions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Key of each person, wrapped by a key that the database never has; '' where it was destroyed.
CREATE TABLE person_keys (
  _id text COLLATE "C" PRIMARY KEY REFERENCES users,
  wrapped text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
