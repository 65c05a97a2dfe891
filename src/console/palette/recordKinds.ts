import type { ComponentType } from 'react';
import type { Records, ResourceName } from '#dataProvider/bindings.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { tasks } from '#resources/tasks/resource.tsx';
import { users } from '#resources/users/resource.ts';
import { withdrawals } from '#resources/withdrawals/resource.ts';

/**
 * Description of a resource whose records the palette finds: its heading and icon, and functions that return the name,
 * detail and address of a record.
 */
type RecordKind<T> = {
  icon: ComponentType;
  recordRepresentation: (record: T) => string;
  heading: PlainKey;
  detail: (record: T, words: DetailWords) => string;
  /** Text that is searched together with the record's name; by default the detail. */
  sought?: (record: T) => string;
  /** Query parameters of the list's address that show the record there. */
  query: (record: T) => Readonly<Record<string, string>>;
};

/**
 * Functions that write parts of a record's detail as text. `worth` writes an amount of coins with its worth in dollars,
 * `systemOf` the translated name of a payment system.
 */
export type DetailWords = { worth: (coins: number, dollars: number) => string; systemOf: (system: string) => string };

const details = ({ _id }: { _id: string }) => ({ details: _id });

export type RecordKinds = {
  [R in Extract<ResourceName, 'users' | 'tasks' | 'withdrawals'>]: RecordKind<Records[R]['record']>;
};

export const recordKinds: RecordKinds = {
  users: { ...users, heading: 'palette.users', detail: (user) => user.email, query: details },
  tasks: { ...tasks, heading: 'palette.tasks', detail: (task) => task.name, query: details },
  withdrawals: {
    ...withdrawals,
    heading: 'palette.withdrawals',
    // The detail is the sum, because several requests of one person differ by it.
    detail: ({ withdrawal_coin, withdrawal_amount, payment_system }, { worth, systemOf }) =>
      [worth(withdrawal_coin, withdrawal_amount), systemOf(payment_system)].filter(Boolean).join(' · '),
    sought: (request) => request.worker_email,
    query: ({ worker_email }) => ({ filter: JSON.stringify({ q: worker_email }) }),
  },
};
