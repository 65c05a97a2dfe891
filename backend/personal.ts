import { tableNames, type ActionRow, type TableName, type Tables } from './store/tables.ts';

/**
 * Mark of a column that tells if it is personal. 'plain': not personal; 'account': the id of the account that the row
 * belongs to; 'actor': the id of an account that did something. Any other mark stands for a personal value: it names
 * the column with the id of the account that the value is about.
 */
type Mark<R> = 'plain' | 'account' | 'actor' | (keyof R & string);
type Marks = { readonly [T in TableName]: { readonly [C in keyof Tables[T]]: Mark<Tables[T]> } };

const dated = { created_at: 'plain' } as const;

/**
 * Table of every column of every table, marked as personal or not. Downloads and erasures of a person's data follow it.
 * Account ids stay when somebody is erased, because the books refer to them; texts of a task stay too, because others
 * have worked by them.
 */
export const personal: Marks = {
  users: {
    _id: 'account',
    name: '_id',
    displayName: '_id',
    email: '_id',
    imgurl: '_id',
    uid: '_id',
    verified: '_id',
    role: 'plain',
    coin: 'plain',
    debt: 'plain',
    deleted: 'plain',
    leaving: 'plain',
    suspended: 'plain',
    suspension: '_id',
    ...dated,
  },
  tasks: {
    _id: 'plain',
    user: 'user_id',
    name: 'user_id',
    taskImageUrl: 'user_id',
    taskTitle: 'plain',
    taskDetail: 'plain',
    submissionInfo: 'plain',
    requiredWorkers: 'plain',
    payableAmount: 'plain',
    completionDate: 'plain',
    user_id: 'account',
    escrow: 'plain',
    closed: 'plain',
    reopened: 'plain',
    ...dated,
  },
  submissions: {
    _id: 'plain',
    task_id: 'plain',
    task_title: 'plain',
    payable_amount: 'plain',
    required_worker: 'plain',
    worker_email: 'worker_id',
    worker_name: 'worker_id',
    buyer_name: 'buyer_id',
    buyer_email: 'buyer_id',
    submission_details: 'worker_id',
    current_date: 'plain',
    status: 'plain',
    buyer_id: 'account',
    worker_id: 'account',
    text_id: 'plain',
    ...dated,
  },
  texts: { _id: 'plain', taskTitle: 'plain', taskDetail: 'plain', submissionInfo: 'plain', ...dated },
  withdrawals: {
    _id: 'plain',
    worker_email: 'worker_id',
    worker_name: 'worker_id',
    withdrawal_coin: 'plain',
    withdrawal_amount: 'plain',
    payment_system: 'plain',
    account_number: 'worker_id',
    withdraw_date: 'plain',
    status: 'plain',
    batch: 'plain',
    // The bank's reference, by which the product's books are compared with the bank's.
    reference: 'plain',
    reason: 'worker_id',
    worker_id: 'account',
    ...dated,
  },
  batches: { _id: 'plain', requests: 'plain', coins: 'plain', actor: 'actor', ...dated },
  orders: {
    _id: 'plain',
    user_id: 'account',
    coins: 'plain',
    cents: 'plain',
    intent: 'plain',
    open: 'plain',
    ...dated,
  },
  events: { _id: 'plain', type: 'plain', about: 'plain', ...dated },
  tariffs: { _id: 'plain', prices: 'plain', ...dated },
  welcomes: { _id: 'plain', coins: 'plain', ...dated },
  payments: {
    _id: 'plain',
    paymentIntentId: 'plain',
    coins: 'plain',
    cost: 'plain',
    email: 'user_id',
    bought: 'plain',
    state: 'plain',
    returned: 'plain',
    taken: 'plain',
    due: 'plain',
    buyer: 'plain',
    live: 'plain',
    user_id: 'account',
    order_id: 'plain',
    version: 'plain',
    ...dated,
  },
  refunds: {
    _id: 'plain',
    payment_id: 'plain',
    refund: 'plain',
    cents: 'plain',
    status: 'plain',
    admin: 'actor',
    ...dated,
  },
  disputes: { _id: 'plain', payment_id: 'plain', cents: 'plain', status: 'plain', due: 'plain', ...dated },
  writeoffs: {
    _id: 'plain',
    user_id: 'account',
    coins: 'plain',
    reason: 'user_id',
    asker: 'actor',
    confirmer: 'actor',
    ...dated,
  },
  promotions: { _id: 'plain', user_id: 'account', asker: 'actor', decider: 'actor', confirmed: 'plain', ...dated },
  joins: { _id: 'account', network: '_id', ...dated },
  welcomed: { _id: 'user_id', user_id: 'account', ...dated },
  account_uses: { _id: 'user_id', account: 'user_id', user_id: 'account', ...dated },
  holds: { _id: 'plain', user_id: 'account', reason: 'plain', released: 'plain', actor: 'actor', ...dated },
  pauses: { _id: 'plain', paused: 'plain', actor: 'actor', ...dated },
  // Rows of the log are never changed: their personal values are encrypted, and unreadable once the person's key is
  // destroyed.
  actions: {
    _id: 'plain',
    action_date: 'plain',
    actor: 'actor',
    action: 'plain',
    collection: 'plain',
    row: 'plain',
    before: 'plain',
    after: 'plain',
    request: 'plain',
    person: 'account',
    sealed: 'plain',
    ...dated,
  },
  person_keys: { _id: 'account', wrapped: 'plain', ...dated },
  closings: { _id: 'account', erased: 'plain', done: 'plain', actor: 'actor', ...dated },
};

const marksOf = (table: TableName): [column: string, mark: string][] => Object.entries(personal[table]);

/** Columns of a table that hold the id of the account that a row belongs to. */
export const ownersOf = (table: TableName): string[] =>
  marksOf(table).flatMap(([column, mark]) => (mark === 'account' ? column : []));

/** Columns of a table with personal values about the account whose id is in the column `owner`. */
export const valuesOf = (table: TableName, owner: string): string[] =>
  marksOf(table).flatMap(([column, mark]) => (mark === owner ? column : []));

/** Tables whose rows belong to accounts. */
export const ownTables: readonly TableName[] = tableNames.filter((table) => ownersOf(table).length > 0);

/** Row without the personal values and the ids of accounts other than `ids`. */
export const ownPart = (table: TableName, row: object, ids: readonly string[]): Record<string, unknown> => {
  const values = new Map<string, unknown>(Object.entries(row));
  const isOwn = (column: string) => ids.includes(String(values.get(column)));
  const shown = marksOf(table).filter(([column, mark]) => {
    if (mark === 'plain') return true;
    return isId(mark) ? isOwn(column) : isOwn(mark);
  });
  return Object.fromEntries(shown.map(([column]) => [column, values.get(column)]));
};

/**
 * Entry of the action log, about one of the accounts `ids`, without the ids of others. The logged values are about the
 * same account, so all of them but ids are kept.
 */
export const ownAction = (row: ActionRow, ids: readonly string[]): Record<string, unknown> => {
  const marks = new Map(tableNames.flatMap((table) => (table === row.collection ? marksOf(table) : [])));
  const kept = (text: string) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(text) as object).filter(
          ([column, value]) => !isId(marks.get(column)) || ids.includes(String(value)),
        ),
      ),
    );
  return { ...ownPart('actions', row, ids), before: kept(row.before), after: kept(row.after) };
};

const isId = (mark: string | undefined): boolean => mark === 'account' || mark === 'actor';
