import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useList } from '#ui/grid/useList.ts';
import { taskSearch, type TaskSearch } from './taskSearch.ts';

/** Who came from no list goes on with the best paid task. */
export const BEST_PAID: TaskSearch = { filter: {}, sort: { field: 'payableAmount', order: 'DESC' } };

/** What a link to a task takes along in the browser's history: the list that it stands in, where the next task will be looked for. */
export const alongWith = (taskSearch: TaskSearch | undefined) => ({ taskSearch });

/** The same for a link in the list that stands around. */
export const useAlong = () => {
  const { filterValues: filter, sort } = useList();
  return useMemo(() => alongWith({ filter, sort }), [filter, sort]);
};

/** The list that led here; undefined for whoever came another way. */
export const useFromList = (): TaskSearch | undefined => {
  const state: unknown = useLocation().state;
  return useMemo(() => z.object({ taskSearch }).safeParse(state).data?.taskSearch, [state]);
};
