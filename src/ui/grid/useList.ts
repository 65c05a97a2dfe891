import { useListContext, type RaRecord } from 'react-admin';

/** react-admin's list with the filter values typed: it has them as `any`. */
export const useList = () => {
  const list = useListContext<RaRecord>();
  return { ...list, filterValues: list.filterValues as Readonly<Record<string, unknown>> };
};
