import { comparedAs, emailKey } from '#domain/email.ts';
import { checkTransfer } from './checkTransfer.ts';
import type { UndoLog } from './createUndoLog.ts';
import { memoryFlows } from './memoryFlows.ts';
import type { MemoryState } from './memoryState.ts';
import { Insufficient, type Account, type Transfer, type Tx, type Where } from './port.ts';
import { queryRows } from './queryRows.ts';
import { settlementOf } from './settlementOf.ts';
import { textColumns, uniqueKeys, type Member, type TableName, type Tables, type UserRow } from './tables.ts';

const fits = <R extends object>(where: Where<R>): ((row: R) => boolean) => {
  const conditions = Object.entries(where).map(([name, wanted]: [string, unknown]) => {
    const read = comparedAs(name);
    const valueOf = (row: R) => read((row as Record<string, unknown>)[name]);
    if (typeof wanted !== 'object' || wanted === null) return (row: R) => valueOf(row) === read(wanted);
    if (!('in' in wanted)) return (row: R) => Number(valueOf(row)) > (wanted as { above: number }).above;
    const some = new Set((wanted.in as unknown[]).map(read));
    return (row: R) => some.has(valueOf(row));
  });
  return (row) => conditions.every((holds) => holds(row));
};

type Dated = { readonly _id: string; readonly created_at: string };
const byAge = (one: Dated, other: Dated): number =>
  textOrder(one.created_at, other.created_at) || textOrder(one._id, other._id);
const textOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const memberOf = ({ imgurl: _, ...member }: UserRow): Member => member;

/** Time for which a response is stored under its idempotency key, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Creates a transaction over maps; `undoLog` notes how to undo its writes. Only one runs at a time, so that
 * compare-and-set needs no lock.
 */
export const createMemoryTx = ({ rows, ids, ledger, answers }: MemoryState, undoLog: UndoLog): Tx => {
  const put = <T extends TableName>(table: T, row: Tables[T]) => {
    const before = rows[table].get(row._id);
    if (before) uniqueKeys(table, before).forEach((key) => undoLog.delete(ids[table], key));
    uniqueKeys(table, row).forEach((key) => undoLog.set(ids[table], key, row._id));
    undoLog.set<Tables[T]>(rows[table], row._id, row);
  };
  const remove = (table: TableName, id: string) => {
    const before = rows[table].get(id);
    if (before) uniqueKeys(table, before).forEach((key) => undoLog.delete(ids[table], key));
    undoLog.delete<Tables[TableName]>(rows[table], id);
  };
  const find = <T extends TableName>(table: T, where: Where<Tables[T]>): Tables[T][] =>
    [...rows[table].values()].filter(fits<Tables[T]>(where));
  const change = <T extends TableName>(table: T, id: string, when: Where<Tables[T]>, to: Partial<Tables[T]>) => {
    const row = rows[table].get(id);
    if (!row || !fits<Tables[T]>(when)(row)) return undefined;
    const changed = { ...row, ...to };
    put(table, changed);
    return changed;
  };
  const moveSlots = (taskId: string, by: 1 | -1): boolean => {
    const slots = rows.tasks.get(taskId)?.requiredWorkers ?? 0;
    const atLeast = by < 0 ? { requiredWorkers: { above: 0 } } : {};
    return change('tasks', taskId, { closed: false, ...atLeast }, { requiredWorkers: slots + by }) !== undefined;
  };

  const userOf = (key: string): UserRow | undefined => rows.users.get(ids.users.get(key) ?? '');

  /**
   * Balance of an account, the least that it may be, and a setter; undefined for accounts without a stored balance
   * (mint, card …).
   */
  const purseOf = (account: Account) => {
    const [kind, id = ''] = account.split(':');
    const [user, task] = [rows.users.get(id), rows.tasks.get(id)];
    if (kind === 'user')
      return { coins: user?.coin, least: 0, set: (coin: number) => change('users', id, {}, { coin }) };
    if (kind === 'owed')
      return {
        coins: user && -user.debt,
        least: user ? -Infinity : 0,
        set: (coins: number) => change('users', id, {}, { debt: 0 - coins }),
      };
    if (kind === 'escrow')
      return { coins: task?.escrow, least: 0, set: (escrow: number) => change('tasks', id, {}, { escrow }) };
    return undefined;
  };
  const transfer = (entry: Transfer): void => {
    checkTransfer(entry);
    if (ledger.has(entry.key)) throw new Error(`booked already: ${entry.key}`);
    const from = purseOf(entry.from);
    if (from && (from.coins ?? 0) - entry.amount < from.least) throw new Insufficient(entry.key);
    const to = purseOf(entry.to);
    const isOverpaid = entry.to.startsWith('owed:') && (to?.coins ?? 0) + entry.amount > 0;
    if ((to && to.coins === undefined) || isOverpaid) throw new Error(`no account ${entry.to}`);
    from?.set((from.coins ?? 0) - entry.amount);
    to?.set((to.coins ?? 0) + entry.amount);
    undoLog.set(ledger, entry.key, entry);
    const payee = rows.users.get(entry.to.split(':')[1] ?? '');
    const settlement = payee && settlementOf(entry, payee);
    if (settlement) transfer(settlement);
  };

  const sweep = (at: string) => {
    const dayBefore = new Date(Date.parse(at) - DAY).toISOString();
    const old = [...answers].filter(([, { created_at }]) => created_at < dayBefore);
    old.forEach(([key]) => undoLog.delete(answers, key));
  };

  return {
    ...memoryFlows({ rows }),
    get: (table, id) => Promise.resolve(rows[table].get(id)),
    userByUid: (uid) => {
      const user = userOf(`uid ${uid}`);
      return Promise.resolve(user && memberOf(user));
    },
    userByEmail: (email) => Promise.resolve(userOf(`email ${emailKey(email)}`)),
    lockUsers: (where) => Promise.resolve(find('users', where).map(memberOf)),
    list: (table, where, query) => {
      const found = find(table, where).sort(byAge);
      return Promise.resolve(
        query ? queryRows(found, textColumns(table), query) : { rows: found, total: found.length },
      );
    },
    count: (table, where) => Promise.resolve(find(table, where).length),
    sum: (table, where, column) =>
      Promise.resolve(find(table, where).reduce((total, row) => total + Number(row[column]), 0)),
    lockRow: (table, id) => Promise.resolve(rows[table].get(id)),
    insert: (table, row) => {
      const isTaken = rows[table].has(row._id) || uniqueKeys(table, row).some((key) => ids[table].has(key));
      if (isTaken) return Promise.resolve(false);
      put(table, row);
      return Promise.resolve(true);
    },
    change: <T extends TableName>(table: T, id: string, when: Where<Tables[T]>, to: object) =>
      Promise.resolve(change(table, id, when, to)),
    remove: async (table, id) => remove(table, id),
    takeSlot: (taskId) => Promise.resolve(moveSlots(taskId, -1)),
    freeSlot: (taskId) => Promise.resolve(moveSlots(taskId, 1)),
    transfer: async (entry) => transfer(entry),
    claimKey: (key, at) => {
      sweep(at);
      const kept = answers.get(key);
      if (!kept) undoLog.set(answers, key, { answer: '', created_at: at });
      return Promise.resolve(kept?.answer);
    },
    keepAnswer: async (key, answer) => {
      const claimed = answers.get(key);
      if (claimed) undoLog.set(answers, key, { ...claimed, answer });
    },
  };
};
