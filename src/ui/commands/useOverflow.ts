import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fitting } from './fitting.ts';

/** On the narrowest phones two commands keep their place. */
const LEAST = 2;

/**
 * How many of `count` commands fit into the row; follows its width. All are drawn first, to be measured before anybody sees
 * them: give the row a `key` that changes with what it holds.
 */
export const useOverflow = (count: number) => {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let widths: readonly number[] | undefined;
    // The observer speaks first after the page is laid out and before it is painted: measuring there costs no layout of its
    // own, and a row that is too long is cut before anybody sees it.
    const observer = new ResizeObserver(() => {
      widths ??= [...element.children].map((child) => child.getBoundingClientRect().width);
      const fit = fitting(widths, element.clientWidth, LEAST);
      flushSync(() => {
        setShown(fit);
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { row, shown };
};
