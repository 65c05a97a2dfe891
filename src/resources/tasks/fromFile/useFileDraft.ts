import { useState } from 'react';
import { useStoreContext } from 'react-admin';
import { csvOf } from '#ui/export/csv.ts';
import type { TaskDraft } from '../taskDraft.ts';
import { columns } from './readTasks.ts';

/** Where it is kept, for this user alone: what was typed, or the rows that a run has left. */
export const DRAFT = 'draft.tasksFile';

/**
 * The text of the dialog, and the picture of rows that name none. They outlive it: a reload, a crash, a sign-out. `restored` says
 * that the text is an earlier visit's.
 */
export const useFileDraft = () => {
  const store = useStoreContext();
  const [text, setText] = useState(() => textOf(store.getItem(DRAFT)));
  const [picture, setPicture] = useState(() => pictureOf(store.getItem(DRAFT)));
  const [restored, setRestored] = useState(text !== '');
  const keep = (next: { text: string; picture: string }) => {
    if (next.text === '' && next.picture === '') store.removeItem(DRAFT);
    else store.setItem(DRAFT, next);
  };
  const write = (next: string) => {
    setText(next);
    keep({ text: next, picture });
    if (next === '') setRestored(false);
  };
  const choosePicture = (next: string) => {
    setPicture(next);
    keep({ text, picture: next });
  };
  return { text, write, restored, picture, choosePicture };
};

const pictureOf = (kept: unknown): string =>
  typeof kept === 'object' && kept !== null && 'picture' in kept && typeof kept.picture === 'string'
    ? kept.picture
    : '';

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
