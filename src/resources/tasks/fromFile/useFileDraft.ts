import { useState } from 'react';
import { useStoreContext } from 'react-admin';
import { csvOf } from '#ui/export/csv.ts';
import type { TaskDraft } from '../taskDraft.ts';
import { columns } from './readTasks.ts';

/** Where it is kept, for this user alone: what was typed, or the rows that a run has left. */
export const DRAFT = 'draft.tasksFile';

/** The text of the dialog, which outlives it: a reload, a crash, a sign-out. `restored` says that it is an earlier visit's. */
export const useFileDraft = () => {
  const store = useStoreContext();
  const [text, setText] = useState(() => textOf(store.getItem(DRAFT)));
  const [restored, setRestored] = useState(text !== '');
  const write = (next: string) => {
    setText(next);
    if (next === '') {
      store.removeItem(DRAFT);
      setRestored(false);
    } else store.setItem(DRAFT, { text: next });
  };
  return { text, write, restored };
};

const textOf = (kept: unknown): string => {
  if (typeof kept !== 'object' || kept === null) return '';
  if ('text' in kept && typeof kept.text === 'string') return kept.text;
  if (!('rows' in kept) || !Array.isArray(kept.rows) || kept.rows.length === 0) return '';
  return csvOfTasks(kept.rows as readonly Partial<TaskDraft>[])
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');
};

/** Tasks as a file that can be read again. */
export const csvOfTasks = (tasks: readonly Partial<Record<keyof TaskDraft, string | number>>[]): string =>
  csvOf([columns, ...tasks.map((task) => columns.map((column) => task[column]))]);
