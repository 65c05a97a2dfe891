import { useLayoutEffect, useRef, useState } from 'react';
import { fitting } from './fitting.ts';

/** On the narrowest phones two commands keep their place. */
const LEAST = 2;

/**
 * How many of `count` commands fit into the row; follows its width. All are drawn first, to be measured before anybody sees
 * them: give the row a `key` that changes with what it holds.
 */
export const useOverflow = (count: number) => {
  const row = useRef<HTMLDivElement>(null);
  const widths = useRef<readonly number[]>(null);
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measured = (widths.current ??= [...element.children].map((child) => child.getBoundingClientRect().width));
    const fit = () => {
      setShown(fitting(measured, element.clientWidth, LEAST));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { row, shown };
};
