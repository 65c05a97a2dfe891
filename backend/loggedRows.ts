import type { loggedCollections } from '#domain/actionKinds.ts';
import type { Tables } from './store/tables.ts';

type LoggedCollection = (typeof loggedCollections)[number];

/** A collection in the log: whose rows these are, their columns that are personal, and those that are left out. */
type Kept<R> = {
  readonly person?: string & keyof R;
  readonly personal?: readonly (string & keyof R)[];
  readonly left?: readonly (string & keyof R)[];
};

/**
 * Collections whose rows the log keeps. Long texts, pictures and account numbers are left out: no admin changes them, and
 * their own rows have them.
 */
const kept = {
  users: { person: '_id', personal: ['name', 'displayName', 'email', 'suspension'], left: ['imgurl', 'uid'] },
  tasks: { person: 'user_id', personal: ['user', 'name'], left: ['taskImageUrl', 'taskDetail', 'submissionInfo'] },
  withdrawals: {
    person: 'worker_id',
    personal: ['worker_name', 'worker_email', 'reason'],
    left: ['account_number'],
  },
  payments: { person: 'user_id', personal: ['email'] },
  refunds: {},
  writeoffs: { person: 'user_id', personal: ['reason'] },
  promotions: { person: 'user_id' },
  batches: {},
  holds: { person: 'user_id' },
  pauses: {},
} satisfies { readonly [C in LoggedCollection]: Kept<Tables[C]> };

type Values = Readonly<Record<string, unknown>>;

/** Logged collection of this name; undefined for what is not logged. */
export const keptOf = (collection: string): Kept<Values> | undefined =>
  Object.hasOwn(kept, collection) ? (kept as Readonly<Record<string, Kept<Values>>>)[collection] : undefined;

/** Columns of a row as the log keeps them, with null in the place of personal ones, and those apart. */
export const divided = ({ personal = [], left = [] }: Kept<Values>, row: Values): { open: Values; closed: Values } => {
  const columns = Object.entries(row).filter(([name]) => !left.includes(name));
  const isPersonal = (name: string, value: unknown) => personal.includes(name) && value !== '';
  return {
    open: Object.fromEntries(columns.map(([name, value]) => [name, isPersonal(name, value) ? null : value])),
    closed: Object.fromEntries(columns.filter(([name, value]) => isPersonal(name, value))),
  };
};
