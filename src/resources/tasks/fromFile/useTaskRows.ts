import { useMemo, useState } from 'react';
import { useGetList, useDataProvider, type DataProvider } from 'react-admin';
import { randomKey } from '#domain/randomKey.ts';
import { draftOf, useBulk, type BulkJob } from '#bulk/useBulk.ts';
import { failureOf } from '#changes/failureOf.ts';
import type { CreateMany } from '#dataProvider/createWrites.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { dayOf } from '#domain/moments.ts';
import { completionDateProblem } from '#domain/taskRules.ts';
import { isFilled } from '#domain/unseen.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { KeptDraft } from '#ui/forms/useKeptDraft.ts';
import type { NewTask, TaskDraft } from '../taskForm/taskDraft.ts';
import type { TaskRecord } from '../taskRecord.ts';
import { checkTasks, readTasks, KNOWN_BY, type CheckedRow, type FileRow } from './checkTasks.ts';

/**
 * Hook that returns the checked rows of a CSV text, the buyer's choice of rows to post, and what these cost in coins.
 * `picture` is used for rows that name none. Rows with problems are never chosen; tasks that were posted before only if
 * the buyer chooses them.
 */
export const useTaskRows = (text: string, picture: string) => {
  const { data: posted = NONE } = useGetList<TaskRecord>('tasks', { pagination: ALL_ROWS, sort: BY_TITLE });
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [today, setToday] = useState(() => dayOf(new Date()));
  const { language } = useFormat();
  const file = useMemo(() => readTasks(text), [text]);
  const rows = useMemo(() => {
    const { origin } = window.location;
    return checkTasks(withPicture(file.rows, picture), posted, { today, language, origin, picture });
  }, [file, picture, posted, today, language]);
  const isChosen = ({ key, task, posted: before }: CheckedRow): boolean =>
    task !== null && (choices.get(key) ?? !before);
  const choose = (some: readonly CheckedRow[], chosen: boolean) =>
    setChoices((known) => new Map([...known, ...some.map(({ key }) => [key, chosen] as const)]));
  const toPost = rows.filter((row): row is RowToPost => isChosen(row));
  return {
    file,
    rows,
    isChosen,
    choose,
    /** True when a picture for all rows is asked for: some row names none, or there are no rows yet. */
    needPicture: rows.length === 0 || file.rows.some(({ draft }) => !isFilled(draft.taskImageUrl)),
    /**
     * Rows that the buyer has chosen to post; those without problems are chosen at first, unless their tasks were
     * posted before.
     */
    toPost,
    /**
     * Checks all rows again by today's date, because the page may have been open since yesterday. Returns true when the
     * date of a chosen task has passed.
     */
    haveEnded: (): boolean => {
      const now = dayOf(new Date());
      setToday(now);
      return toPost.some(({ draft }) => completionDateProblem(draft.completionDate, now) !== null);
    },
    /** Rows that were left out because their tasks were posted before. */
    again: rows.filter((row) => row.posted && !isChosen(row)),
    /**
     * Drafts of rows that have problems or were deselected by hand; they stay in the dialog's draft to be posted later.
     */
    rest: rows.filter((row) => !isChosen(row) && !row.posted).map(({ draft }) => draft),
    cost: toPost.reduce((sum, { cost }) => sum + cost, 0),
  };
};

const withPicture = (rows: readonly FileRow[], picture: string): FileRow[] =>
  rows.map((row) =>
    !isFilled(row.draft.taskImageUrl) ? { ...row, draft: { ...row.draft, taskImageUrl: picture } } : row,
  );

const NONE: readonly never[] = [];
const BY_TITLE = { field: 'taskTitle', order: 'ASC' } as const;

/**
 * Key in react-admin's store of the draft of TasksFromFile: the typed text, or the rows that a bulk job has left
 * unposted.
 */
export const DRAFT = 'draft.tasksFile';

type RowToPost = CheckedRow & { task: NewTask };

/**
 * Hook that returns a function `(rows, rest)` which starts the bulk job that posts the tasks of `rows`. It resolves
 * with null when the job has begun, else with the text key of the reason why not, or '' when that was already shown.
 * `drop` replaces the dialog's draft by the rows of the job, followed by `rest`, drafts to be posted later.
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
  draft: { key: DRAFT, run: randomKey(), rest },
  destructive: false,
  rows: rows.map(({ row, task }, place) => ({
    id: String(row),
    name: task.taskTitle,
    record: task,
    before: before[place] ?? 0,
  })),
});
