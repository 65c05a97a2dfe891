import type { DataProvider } from 'react-admin';
import { hasEnded } from '../hasEnded.ts';
import type { TaskRecord } from '../taskRecord.ts';
import type { TaskSearch } from './taskSearch.ts';

/** So many tasks are read at once, and so often at most. */
const PAGE = 100;
const PAGES = 10;

/** The first task behind another one in its list that `fits` and is open: with places and not ended. Behind the last one the list begins anew. */
export const findNext = async (
  { getList }: Pick<DataProvider, 'getList'>,
  { filter, sort }: TaskSearch,
  after: string,
  fits: (task: TaskRecord) => boolean,
): Promise<TaskRecord | null> => {
  // What was just done is not in the list of what is not, and would not say where to go on.
  const { notDone: _, ...rest } = filter;
  let first: TaskRecord | null = null;
  let passed = false;
  for (let page = 1; page <= PAGES; page++) {
    const pagination = { page, perPage: PAGE };
    const { data } = await getList<TaskRecord>('tasks', { filter: rest, sort, pagination });
    for (const task of data) {
      if (task._id === after) passed = true;
      else if (isOpen(task) && fits(task)) {
        if (passed) return task;
        first ??= task;
      }
    }
    if (data.length < PAGE) break;
  }
  return first;
};

const isOpen = ({ requiredWorkers, completionDate }: TaskRecord): boolean =>
  requiredWorkers > 0 && !hasEnded(completionDate, new Date());
