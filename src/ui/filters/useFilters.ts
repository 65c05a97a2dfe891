import { useCallback, useEffect, useRef } from 'react';
import { useList } from '../grid/useList.ts';

type FilterValues = Readonly<Record<string, unknown>>;

/** What was asked for since the address said what the key says; it takes the address a moment to say the same. */
const asked = new WeakMap<FilterValues, FilterValues>();

/** What the list is filtered by, and how to change a part of that: `undefined` takes a filter away, the others stay. */
export const useFilters = () => {
  const { filterValues, setFilters } = useList();
  const latest = useRef({ filterValues, setFilters });
  useEffect(() => {
    latest.current = { filterValues, setFilters };
  });
  /** Goes by what is filtered when it is called, not when it was made: what is typed is applied a moment later. */
  const change = useCallback((changes: FilterValues) => {
    const { filterValues, setFilters } = latest.current;
    const changed = { ...(asked.get(filterValues) ?? filterValues), ...changes };
    asked.set(filterValues, changed);
    setFilters(changed, {}, false);
  }, []);
  return { filterValues, change };
};
