import { useCallback, useEffect, useRef } from 'react';
import { useList } from '../grid/useList.ts';

type FilterValues = Readonly<Record<string, unknown>>;

/**
 * Map from the filter values in the address to the values requested after them, because the address changes only after
 * a delay.
 */
const asked = new WeakMap<FilterValues, FilterValues>();

/**
 * Hook that returns the filter values of the surrounding list, and a function `change`. `change` sets the given values
 * and removes those given as undefined; all others stay.
 */
export const useFilters = () => {
  const { filterValues, setFilters } = useList();
  const latest = useRef({ filterValues, setFilters });
  useEffect(() => {
    latest.current = { filterValues, setFilters };
  });
  /** Changes the values that are current at the call, not at the render, because typed text is applied with a delay. */
  const change = useCallback((changes: FilterValues) => {
    const { filterValues, setFilters } = latest.current;
    const changed = { ...(asked.get(filterValues) ?? filterValues), ...changes };
    asked.set(filterValues, changed);
    setFilters(changed, {}, false);
  }, []);
  return { filterValues, change };
};
