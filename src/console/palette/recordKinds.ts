import type { ComponentType } from 'react';
import type { Records, ResourceName } from '#dataProvider/bindings.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { tasks } from '#resources/tasks/resource.tsx';
import { users } from '#resources/users/resource.ts';
import { withdrawals } from '#resources/withdrawals/resource.ts';

/** A resource whose records the palette finds: how it shows them, and what is asked of the screen that lists them. */
type RecordKind<T> = {
  icon: ComponentType;
  recordRepresentation: (record: T) => string;
  heading: PlainKey;
  detail: (record: T, words: DetailWords) => string;
  /** What it is found by, beside its name; the detail where it does not say. */
  sought?: (record: T) => string;
  /** The query of the screen's address that shows it. */
  query: (record: T) => Readonly<Record<string, string>>;
};

/** How a detail says money and where it is paid to. */
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
    // Several requests of one person are told apart by what they ask for.
    detail: ({ withdrawal_coin, withdrawal_amount, payment_system }, { worth, systemOf }) =>
      [worth(withdrawal_coin, withdrawal_amount), systemOf(payment_system)].filter(Boolean).join(' · '),
    sought: (request) => request.worker_email,
    query: ({ worker_email }) => ({ filter: JSON.stringify({ q: worker_email }) }),
  },
};
