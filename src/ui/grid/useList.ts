import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';

/** react-admin's list with the filter values typed: it has them as `any`. */
export const useList = <R extends RaRecord = RaRecord>(): ListControllerResult<R> & {
  filterValues: Readonly<Record<string, unknown>>;
} => useListContext<R>();
