import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import type { ComponentType } from 'react';
import type { Records, ResourceName } from '#dataProvider/bindings.ts';
import type { PlainKey } from '#i18n/messages.ts';

/** How the palette shows and finds one resource's records, and what is asked of the screen that lists them. */
type RecordKind<T> = {
  heading: PlainKey;
  Icon: ComponentType;
  title: (record: T) => string;
  detail: (record: T) => string;
  /** The query of the screen's address that shows it. */
  query: (record: T) => Readonly<Record<string, string>>;
};

const details = ({ _id }: { _id: string }) => ({ details: _id });

export type RecordKinds = {
  [R in Extract<ResourceName, 'users' | 'tasks' | 'withdrawals'>]: RecordKind<Records[R]['record']>;
};

// prettier-ignore
export const recordKinds: RecordKinds = {
  users:       { heading: 'palette.users',       Icon: PersonRegular,               title: (user) => user.name,             detail: (user) => user.email,             query: details },
  tasks:       { heading: 'palette.tasks',       Icon: ClipboardTaskListLtrRegular, title: (task) => task.taskTitle,        detail: (task) => task.name,              query: details },
  withdrawals: { heading: 'palette.withdrawals', Icon: MoneyHandRegular,            title: (request) => request.worker_name, detail: (request) => request.worker_email, query: ({ worker_email }) => ({ filter: JSON.stringify({ q: worker_email }) }) },
};
