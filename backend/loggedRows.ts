import type { loggedCollections } from '#domain/actionKinds.ts';
import { personal, valuesOf } from './personal.ts';
import type { Tables } from './store/tables.ts';

type LoggedCollection = (typeof loggedCollections)[number];

/** A collection in the log: the column that says whose its rows are, and those that are left out. */
type Kept<R> = { readonly person?: string & keyof R; readonly left?: readonly (string & keyof R)[] };

/**
 * Collections whose rows the log keeps. Long texts, pictures and account numbers are left out: no admin changes them, and
 * their own rows have them.
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

/** Logged collection of this name; undefined for what is not logged. */
export const keptOf = (collection: string): Kept<Values> | undefined =>
  isKept(collection) ? (kept[collection] as Kept<Values>) : undefined;

/**
 * Columns of a row as the log keeps them, in the table's order, with null in the place of personal ones, and those apart.
 * What is personal says the list of personal columns.
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
