import { useCallback, useEffect, useRef } from 'react';
import { useList } from '../grid/useList.ts';

/** What the list is filtered by, and how to change a part of that: `undefined` takes a filter away, the others stay. */
export const useFilters = () => {
  const { filterValues, setFilters } = useList();
  const latest = useRef({ filterValues, setFilters });
  useEffect(() => {
    latest.current = { filterValues, setFilters };
  });
  /** Goes by what is filtered when it is called, not when it was made: what is typed is applied a moment later. */
  const change = useCallback((changes: Readonly<Record<string, unknown>>) => {
    const { filterValues, setFilters } = latest.current;
    setFilters({ ...filterValues, ...changes }, {}, false);
  }, []);
  return { filterValues, change };
};
