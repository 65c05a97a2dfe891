import { useMemo } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/** react-admin's list with the filter values typed: it has them as `any`, and what the address holds may be no object. */
export const useList = () => {
  const list = useListContext<RaRecord>();
  const given: unknown = list.filterValues;
  const filterValues = useMemo(
    // As react-admin sends them: of a text each letter is a field, of a number there are none.
    () => (typeof given === 'object' ? (given ?? {}) : { ...(given as object) }) as Readonly<Record<string, unknown>>,
    [given],
  );
  return { ...list, filterValues };
};
