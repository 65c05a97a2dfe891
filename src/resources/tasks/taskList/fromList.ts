import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useList } from '#ui/grid/useList.ts';

/** List (filter and order) that is searched for the next task if the worker came from no list. */
export const BEST_PAID: TaskSearch = { filter: {}, sort: { field: 'payableAmount', order: 'DESC' } };

/**
 * Location state of a link to a task: filter and order of the list that the link is in, undefined if it is in none. The
 * task's page looks for the next task in that list.
 */
export const alongWith = (taskSearch: TaskSearch | undefined) => ({ taskSearch });

/**
 * Hook that returns the location state for links to a task ({@link alongWith}), with the filter and order of the
 * surrounding list.
 */
export const useAlong = () => {
  const { filterValues: filter, sort } = useList();
  return useMemo(() => alongWith({ filter, sort }), [filter, sort]);
};

/**
 * Hook that returns filter and order of the list from which the worker came to this page; undefined if they came
 * another way.
 */
export const useFromList = (): TaskSearch | undefined => {
  const state: unknown = useLocation().state;
  return useMemo(() => z.object({ taskSearch }).safeParse(state).data?.taskSearch, [state]);
};

export const taskSearch = z.object({
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
});

/** Filter and order of a list of tasks. */
export type TaskSearch = z.infer<typeof taskSearch>;
