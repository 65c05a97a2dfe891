import { useCallback, useEffect, useRef } from 'react';
import { useList } from '../grid/useList.ts';

type FilterValues = Readonly<Record<string, unknown>>;

/** Filter values requested since the address had the key's values, as the address follows with a delay. */
const asked = new WeakMap<FilterValues, FilterValues>();

/** Filter values of the list, and a function that changes some: `undefined` removes one, the others stay. */
export const useFilters = () => {
  const { filterValues, setFilters } = useList();
  const latest = useRef({ filterValues, setFilters });
  useEffect(() => {
    latest.current = { filterValues, setFilters };
  });
  /** Changes the values current at the call, not at the render: typed text is applied with a delay. */
  const change = useCallback((changes: FilterValues) => {
    const { filterValues, setFilters } = latest.current;
    const changed = { ...(asked.get(filterValues) ?? filterValues), ...changes };
    asked.set(filterValues, changed);
    setFilters(changed, {}, false);
  }, []);
  return { filterValues, change };
};
