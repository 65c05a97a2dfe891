import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

type Cache = NonNullable<ReturnType<typeof useStyleCache>>;

/** Writes no style that has a class of its own until what it returns is called; those for the whole page have none. */
const suspend = (cache: Cache): (() => void) => {
  const { insert } = cache;
  cache.insert = (selector, ...style) => (selector === '' ? insert(selector, ...style) : undefined);
  return () => {
    cache.insert = insert;
  };
};

/**
 * A prerendered page has the rules for all that is drawn on it (vite/site/mergeStyles.ts), so emotion writes none while the
 * browser takes the page over, which is no time for it. It takes none for written either: each is written, whole, when what it
 * is for is drawn next, as the page has only those that it can show by itself. Stands before all that has styles, as effects
 * run in that order.
 */
export const PageStyles = () => {
  const cache = useStyleCache();
  const prerendered = usePrerendered();
  const resume = useRef<() => void>(undefined);
  useInsertionEffect(() => {
    if (cache && prerendered) resume.current = suspend(cache);
  }, [cache, prerendered]);
  useLayoutEffect(() => {
    resume.current?.();
  }, []);
  return null;
};
