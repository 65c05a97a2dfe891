import { useMemo } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/**
 * Hook that returns react-admin's list context with typed filter values. react-admin types them as `any`, and the
 * page's address may hold something other than an object.
 */
export const useList = () => {
  const list = useListContext<RaRecord>();
  const given: unknown = list.filterValues;
  const filterValues = useMemo(
    // As react-admin sends such values: a text becomes a field per letter, a number no field.
    () => (typeof given === 'object' ? (given ?? {}) : { ...(given as object) }) as Readonly<Record<string, unknown>>,
    [given],
  );
  return { ...list, filterValues };
};
