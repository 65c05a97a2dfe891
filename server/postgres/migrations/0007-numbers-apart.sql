-- Coins and open places change with every approval and hand-in. An index that holds one of them beside a table's texts would have
-- each change write all of the table's indexes anew, those of the texts too: PostgreSQL leaves them alone (HOT) where no indexed
-- column changes and the row's page has room. So the order by these numbers stands in narrow tables of the live rows alone, which
-- triggers keep as they would an index (OLD is null where a row is inserted).
-- Stops the server: changes of users and tasks wait while the numbers of a million rows are copied, which takes seconds.
LOCK TABLE users, tasks IN SHARE ROW EXCLUSIVE MODE;
CREATE TABLE user_coins (
  _id text COLLATE "C" NOT NULL,
  coin whole NOT NULL,
  role text COLLATE "C" NOT NULL,
  created_at moment NOT NULL
);
CREATE FUNCTION keep_user_coins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted THEN
    DELETE FROM user_coins WHERE _id = NEW._id;
  ELSIF NOT OLD.deleted THEN
    UPDATE user_coins SET coin = NEW.coin, role = NEW.role WHERE _id = NEW._id;
  ELSE
    INSERT INTO user_coins (_id, coin, role, created_at) VALUES (NEW._id, NEW.coin, NEW.role, NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_user_coins AFTER INSERT OR UPDATE OF coin, role, deleted ON users
  FOR EACH ROW EXECUTE FUNCTION keep_user_coins();
INSERT INTO user_coins SELECT _id, coin, role, created_at FROM users WHERE NOT deleted;
ALTER TABLE user_coins ADD PRIMARY KEY (_id), ADD FOREIGN KEY (_id) REFERENCES users ON DELETE CASCADE;
CREATE INDEX user_coins_by_coin ON user_coins (coin, created_at, _id);
CREATE INDEX user_coins_by_role ON user_coins (role, coin, created_at, _id);

CREATE TABLE task_places (
  _id text COLLATE "C" NOT NULL,
  "requiredWorkers" whole NOT NULL,
  created_at moment NOT NULL
);
CREATE FUNCTION keep_task_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.closed THEN
    DELETE FROM task_places WHERE _id = NEW._id;
  ELSIF NOT OLD.closed THEN
    UPDATE task_places SET "requiredWorkers" = NEW."requiredWorkers" WHERE _id = NEW._id;
  ELSE
    INSERT INTO task_places (_id, "requiredWorkers", created_at) VALUES (NEW._id, NEW."requiredWorkers", NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_task_places AFTER INSERT OR UPDATE OF "requiredWorkers", closed ON tasks
  FOR EACH ROW EXECUTE FUNCTION keep_task_places();
INSERT INTO task_places SELECT _id, "requiredWorkers", created_at FROM tasks WHERE NOT closed;
ALTER TABLE task_places ADD PRIMARY KEY (_id), ADD FOREIGN KEY (_id) REFERENCES tasks ON DELETE CASCADE;
CREATE INDEX task_places_by_places ON task_places ("requiredWorkers", created_at, _id);
-- Tasks that still need workers; the oldest of all need none any more.
CREATE INDEX task_places_open ON task_places (created_at, _id) WHERE "requiredWorkers" > 0;

ALTER TABLE users SET (fillfactor = 90);
ALTER TABLE tasks SET (fillfactor = 80);
