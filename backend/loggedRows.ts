import type { loggedCollections } from '#domain/actionKinds.ts';
import { personal, valuesOf } from './personal.ts';
import type { Tables } from './store/tables.ts';

type LoggedCollection = (typeof loggedCollections)[number];

/**
 * Rule for logging one table. `person` is the column with the id of the account that a row is about, `left` are the
 * columns that are not logged.
 */
type Kept<R> = { readonly person?: string & keyof R; readonly left?: readonly (string & keyof R)[] };

/**
 * Rules for logging, by table (collection). Long texts, pictures and account numbers are left out: no admin changes
 * them, and they can be read in the rows themselves.
 */
const kept: { readonly [C in LoggedCollection]: Kept<Tables[C]> } = {
  users: { person: '_id', left: ['imgurl', 'uid'] },
  tasks: { person: 'user_id', left: ['taskImageUrl', 'taskDetail', 'submissionInfo'] },
  withdrawals: { person: 'worker_id', left: ['account_number'] },
  payments: { person: 'user_id' },
  refunds: {},
  writeoffs: { person: 'user_id' },
  promotions: { person: 'user_id' },
  batches: {},
  holds: { person: 'user_id' },
  pauses: {},
};

type Values = Readonly<Record<string, unknown>>;

const isKept = (collection: string): collection is LoggedCollection => Object.hasOwn(kept, collection);

/**
 * Rule for logging the table `collection`: the column of the account that a row is about, and the columns that the log
 * leaves out. Undefined if changes of this table are not logged.
 */
export const keptOf = (collection: string): Kept<Values> | undefined =>
  isKept(collection) ? (kept[collection] as Kept<Values>) : undefined;

/**
 * Splits a row of the table `collection` for the action log. `open` has the logged columns with null in place of
 * personal values, `closed` has the personal values alone; both are empty if the table is not logged. personal.ts says
 * which columns are personal.
 */
export const divided = (collection: string, row: Values): { open: Values; closed: Values } => {
  if (!isKept(collection)) return { open: {}, closed: {} };
  const { person = '', left = [] } = kept[collection] as Kept<Values>;
  const closedOnes = valuesOf(collection, person);
  const columns = Object.keys(personal[collection]).flatMap((name) =>
    name in row && !left.includes(name) ? [[name, row[name]] as const] : [],
  );
  const isPersonal = (name: string, value: unknown) => closedOnes.includes(name) && value !== '';
  return {
    open: Object.fromEntries(columns.map(([name, value]) => [name, isPersonal(name, value) ? null : value])),
    closed: Object.fromEntries(columns.filter(([name, value]) => isPersonal(name, value))),
  };
};
