import type { ComponentType } from 'react';
import type { Records, ResourceName } from '#dataProvider/bindings.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { tasks } from '#resources/tasks/resource.tsx';
import { users } from '#resources/users/resource.ts';
import { withdrawals } from '#resources/withdrawals/resource.ts';

/** A resource whose records the palette finds, with their detail and the query of their list's address. */
type RecordKind<T> = {
  icon: ComponentType;
  recordRepresentation: (record: T) => string;
  heading: PlainKey;
  detail: (record: T, words: DetailWords) => string;
  /** The text that is searched beside the name; the detail by default. */
  sought?: (record: T) => string;
  /** The query of the address that shows the record. */
  query: (record: T) => Readonly<Record<string, string>>;
};

/** The texts of a detail for money and payment systems. */
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
    // Several requests of one person differ by what they ask for.
    detail: ({ withdrawal_coin, withdrawal_amount, payment_system }, { worth, systemOf }) =>
      [worth(withdrawal_coin, withdrawal_amount), systemOf(payment_system)].filter(Boolean).join(' · '),
    sought: (request) => request.worker_email,
    query: ({ worker_email }) => ({ filter: JSON.stringify({ q: worker_email }) }),
  },
};
