import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useList } from '#ui/grid/useList.ts';

/** The list for a worker who came from no list. */
export const BEST_PAID: TaskSearch = { filter: {}, sort: { field: 'payableAmount', order: 'DESC' } };

/** The state of a link to a task in the browser's history: its list, where the next task will be looked for. */
export const alongWith = (taskSearch: TaskSearch | undefined) => ({ taskSearch });

/** The state for a link in the surrounding list. */
export const useAlong = () => {
  const { filterValues: filter, sort } = useList();
  return useMemo(() => alongWith({ filter, sort }), [filter, sort]);
};

/** The list that led here; undefined after another way. */
export const useFromList = (): TaskSearch | undefined => {
  const state: unknown = useLocation().state;
  return useMemo(() => z.object({ taskSearch }).safeParse(state).data?.taskSearch, [state]);
};

export const taskSearch = z.object({
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
});

/** The filter and the order of a list of tasks. */
export type TaskSearch = z.infer<typeof taskSearch>;
