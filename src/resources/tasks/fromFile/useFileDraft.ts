import { csvOf } from '#ui/export/csv.ts';
import { useSheetDraft } from '#ui/sheet/useSheetDraft.ts';
import type { TaskDraft } from '../taskForm/taskDraft.ts';
import { columns } from './readTasks.ts';

/** The key of the draft in this user's store: the typed text, or the rows that a run has not posted. */
export const DRAFT = 'draft.tasksFile';

/** The text of the dialog, and the picture for rows without one. */
export const useFileDraft = () => {
  const { fields, text, restored, keep, drop } = useSheetDraft(DRAFT, csvOfTasks);
  return {
    text,
    restored,
    drop,
    write: (next: string) => keep({ text: next }),
    picture: fields.picture ?? '',
    choosePicture: (next: string) => keep({ picture: next }),
  };
};

/** Tasks as a file that can be read again. */
export const csvOfTasks = (tasks: readonly { readonly [column in keyof TaskDraft]?: unknown }[]): string =>
  csvOf([columns, ...tasks.map((task) => columns.map((column) => task[column]))]);
