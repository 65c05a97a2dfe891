import { deletions, type ActionKind } from '#domain/actionKinds.ts';
import { newId } from './call.ts';
import { divided, keptOf } from './loggedRows.ts';
import type { PersonKeys } from './personKeys.ts';
import { EVERYTHING, type Reader, type Stamp, type Tx, type Where } from './store/port.ts';
import type { ActionRow, TableName, Tables } from './store/tables.ts';

/** Number of hexadecimal digits at the end of a log row's id, which number the rows of one request in order. */
const PLACES = 4;

/** Author of logged changes: the action's name, who did it and when, and the id of the HTTP request. */
type Author = { readonly action: ActionKind; readonly by: Stamp; readonly request: string };
/**
 * Encryption of the personal values of a log row ({@link PersonKeys}); a `seal` that resolves to '' leaves these values
 * out.
 */
type Sealing = Pick<PersonKeys, 'seal'>;
type Values = Readonly<Record<string, unknown>>;
type Change = { readonly collection: TableName; readonly row: string; readonly before: Values; readonly after: Values };

/**
 * Runs `work` and logs each row that it inserts or changes as a row of the table `actions`, in the same transaction.
 * `work` has to make its changes through `watched`, which is `tx` with its changes noted. `author` is the author of the
 * log rows; `keys` encrypt their personal values. `before` has the logged columns as they were, `after` only those that
 * changed. Movements of coins are not logged here: they are in the ledger.
 */
export const logged = async <T>(
  tx: Tx,
  author: Author,
  keys: Sealing,
  work: (watched: Tx) => Promise<T>,
): Promise<T> => {
  const changes: Change[] = [];
  const result = await work(watched(tx, (change) => changes.push(change)));
  const first = newId().slice(0, -PLACES);
  for (const [index, change] of changes.entries())
    await record(tx, author, keys, { ...change, _id: `${first}${index.toString(16).padStart(PLACES, '0')}` });
  return result;
};

const watched = (tx: Tx, onChange: (change: Change) => void): Tx => ({
  ...tx,
  insert: async (table, row) => {
    const isInserted = await tx.insert(table, row);
    if (isInserted && keptOf(table)) onChange({ collection: table, row: row._id, before: {}, after: row });
    return isInserted;
  },
  change: async <T extends TableName>(
    table: T,
    id: string,
    ...[when, to]: [Where<Tables[T]>, Parameters<Tx['change']>[3]]
  ) => {
    // The row is locked before it is read, because another transaction could change it in between.
    const before: Values | undefined = keptOf(table) && (await tx.lockRow(table, id));
    const changed = await tx.change<T>(table, id, when, to as Partial<Tables[T]>);
    if (!before || !changed) return changed;
    const after: Values = { ...changed };
    const others = Object.keys(to).filter((name) => after[name] !== before[name]);
    if (others.length > 0)
      onChange({
        collection: table,
        row: id,
        before,
        after: Object.fromEntries(others.map((name) => [name, after[name]])),
      });
    return changed;
  },
});

const record = async (
  tx: Tx,
  { action, by, request }: Author,
  keys: Sealing,
  change: Change & { readonly _id: string },
): Promise<void> => {
  const { _id, collection, row } = change;
  const kept = keptOf(collection) ?? {};
  const person = kept.person === undefined ? '' : String({ ...change.after, ...change.before }[kept.person]);
  const [before, after] = [divided(collection, change.before), divided(collection, change.after)];
  const personal = { before: before.closed, after: after.closed };
  const isPersonal = Object.values(personal).some((one) => Object.keys(one).length > 0);
  const bound = { person, about: _id, at: by.created_at };
  await tx.insert('actions', {
    _id,
    action_date: by.created_at,
    action,
    collection,
    row,
    request,
    before: JSON.stringify(before.open),
    after: JSON.stringify(after.open),
    person,
    sealed: isPersonal ? await keys.seal(tx, bound, personal) : '',
    ...by,
  });
};

/** Rows of the log with their personal values decrypted, if the person's key still exists. */
export const unsealed = async (
  reader: Reader,
  keys: PersonKeys,
  rows: readonly ActionRow[],
): Promise<readonly ActionRow[]> => {
  const sealed = rows.filter((one) => one.sealed !== '');
  const open = await keys.opener(
    reader,
    sealed.map(({ person }) => person),
  );
  const opened = [];
  for (const row of rows) {
    const personal = (await open({ person: row.person, about: row._id }, row.sealed)) as Personal | undefined;
    opened.push(personal ? { ...row, ...merged(row, personal), sealed: '' } : row);
  }
  return opened;
};

/**
 * Returns a function that completes rows of the log for reading. It adds the actor's name as `who`, and decrypts
 * personal values. `restorable` is 1 for an admin's deletion that {@link restorableOf} finds, else 0.
 */
export const openedActions =
  (reader: Reader, keys: PersonKeys) =>
  async (rows: readonly ActionRow[]): Promise<(ActionRow & { who: string; restorable: number })[]> => {
    const actors = [...new Set(rows.map(({ actor }) => actor))];
    const names = new Map(
      (await reader.list('users', { _id: { in: actors } })).rows.map(({ _id, name, email }) => [_id, name || email]),
    );
    const restorable = await restorableOf(reader, rows);
    return (await unsealed(reader, keys, rows)).map((row) => ({
      ...row,
      who: names.get(row.actor) ?? '',
      restorable: Number(restorable.has(row._id)),
    }));
  };

/**
 * Ids of the admins' deletions among the log's rows that can still be restored. Each is the latest deletion of its row;
 * the user was not erased and has no other account, or the buyer of the task is still there.
 */
const restorableOf = async (reader: Reader, rows: readonly ActionRow[]): Promise<ReadonlySet<string>> => {
  const rowsOf = (action: ActionKind) => [
    ...new Set(rows.filter((one) => one.action === action).map(({ row }) => row)),
  ];
  const [people, posts] = [rowsOf('deleteUser'), rowsOf('deleteAnyTask')];
  if (people.length + posts.length === 0) return new Set();
  const users = (await reader.list('users', { _id: { in: people }, deleted: true })).rows;
  const ids = { in: users.map(({ _id }) => _id) };
  const erased = (await reader.list('closings', { _id: ids, erased: true })).rows.map(({ _id }) => _id);
  const uids = { in: users.map(({ uid }) => uid) };
  const anew = (await reader.list('users', { uid: uids, deleted: false })).rows.map(({ uid }) => uid);
  const tasks = (await reader.list('tasks', { _id: { in: posts }, closed: true })).rows;
  const owners = { in: tasks.map(({ user_id }) => user_id) };
  const buyers = (await reader.list('users', { _id: owners, deleted: false, role: 'buyer' })).rows.map(
    ({ _id }) => _id,
  );
  const gone = [
    ...users.filter(({ _id, uid }) => !erased.includes(_id) && !anew.includes(uid)).map(({ _id }) => _id),
    ...tasks.filter(({ user_id }) => buyers.includes(user_id)).map(({ _id }) => _id),
  ];
  const latest = [...(await latestDeletions(reader, gone)).values()];
  return new Set(latest.filter(({ action }) => action !== 'deleteBuyerTask').map(({ _id }) => _id));
};

/** Latest entry about the deletion of each of these users and tasks, by the row's id. */
export const latestDeletions = async (
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActionRow>> => {
  // A condition of a list, because those have an index (filterIndexes.test.ts).
  const query = { ...EVERYTHING, conditions: [{ column: 'row', in: ids }], counted: false };
  const { rows } = await reader.list('actions', { action: { in: deletions } }, query);
  return new Map(rows.map((one) => [one.row, one]));
};

type Personal = { readonly before: Values; readonly after: Values };
const merged = (row: Pick<ActionRow, 'before' | 'after'>, personal: Personal) => ({
  before: JSON.stringify({ ...(JSON.parse(row.before) as Values), ...personal.before }),
  after: JSON.stringify({ ...(JSON.parse(row.after) as Values), ...personal.after }),
});
