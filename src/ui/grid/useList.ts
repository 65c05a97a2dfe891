import { useMemo } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/** react-admin's list context with typed filter values: it types them as `any`, and the address may hold no object. */
export const useList = () => {
  const list = useListContext<RaRecord>();
  const given: unknown = list.filterValues;
  const filterValues = useMemo(
    // As react-admin sends them: a text becomes a field per letter, a number none.
    () => (typeof given === 'object' ? (given ?? {}) : { ...(given as object) }) as Readonly<Record<string, unknown>>,
    [given],
  );
  return { ...list, filterValues };
};
