import { useDataProvider, type DataProvider } from 'react-admin';
import { draftOf, useBulk, type BulkJob } from '#bulk/useBulk.ts';
import type { CreateMany } from '#dataProvider/createWrites.ts';
import { failureOf } from '#changes/failureOf.ts';
import type { PlainKey } from '#i18n/messages.ts';
import type { KeptDraft } from '#ui/forms/useKeptDraft.ts';
import type { NewTask, TaskDraft } from '../taskForm/taskDraft.ts';
import { KNOWN_BY, type CheckedRow } from './checkTasks.ts';

/** The key of the draft in this user's store: the typed text, or the rows that a run has not posted. */
export const DRAFT = 'draft.tasksFile';

export type RowToPost = CheckedRow & { task: NewTask };

/**
 * Starts the bulk job that posts the tasks. Resolves with null when it has begun; else with the reason, or '' when that has
 * been shown already.
 */
export const usePostTasks = (drop: KeptDraft['drop']) => {
  const { countAlike } = useDataProvider<DataProvider & CreateMany>();
  const { start } = useBulk();
  return async (rows: readonly RowToPost[], rest: readonly TaskDraft[]): Promise<PlainKey | '' | null> => {
    try {
      const tasks = rows.map(({ task }) => task);
      const before = await countAlike('tasks', tasks, KNOWN_BY);
      const job = jobOf(rows, before, rest);
      if (!(await start(job, 'asked'))) return '';
      drop(draftOf(job));
      return null;
    } catch (error) {
      console.error(error);
      return failureOf(error).endsSession ? '' : 'tasksFile.listFailed';
    }
  };
};

const jobOf = (rows: readonly RowToPost[], before: readonly number[], rest: readonly TaskDraft[]): BulkJob => ({
  work: 'postTasks',
  resource: 'tasks',
  verb: 'create',
  knownBy: KNOWN_BY,
  draft: { key: DRAFT, run: crypto.randomUUID(), rest },
  destructive: false,
  rows: rows.map(({ row, task }, place) => ({
    id: String(row),
    name: task.taskTitle,
    record: task,
    before: before[place] ?? 0,
  })),
});
