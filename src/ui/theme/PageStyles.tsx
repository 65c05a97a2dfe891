import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

type Cache = NonNullable<ReturnType<typeof useStyleCache>>;

/**
 * Writes nothing, and keeps what is for the whole page. What it returns keeps all that is asked for from then on too, and writes
 * what was kept in a task of its own, after which all is as it was.
 */
const suspend = (cache: Cache): (() => void) => {
  const { insert } = cache;
  const kept = new Map<string, Parameters<typeof insert>>();
  let keepsAll = false;
  cache.insert = (selector, style, ...to) => {
    if (keepsAll || selector === '') kept.set(selector + style.name, [selector, style, ...to]);
  };
  return () => {
    keepsAll = true;
    setTimeout(() => {
      cache.insert = insert;
      for (const style of kept.values()) insert(...style);
    });
  };
};

/**
 * A prerendered page has the rules for all that is drawn on it (vite/site/mergeStyles.ts), so emotion writes none while the
 * browser takes the page over, which is no time for it. It takes none for written either: each is written, whole, when what it
 * is for is drawn next, as the page has only those that it can show by itself. Forms draw themselves again at once, in the task
 * in which they are hydrated, and look the same: the rules of that render follow in the next task, with those of the whole
 * page. Stands before all that has styles, as effects run in that order.
 */
export const PageStyles = () => {
  const cache = useStyleCache();
  const prerendered = usePrerendered();
  const defer = useRef<() => void>(undefined);
  useInsertionEffect(() => {
    if (cache && prerendered) defer.current = suspend(cache);
  }, [cache, prerendered]);
  useLayoutEffect(() => {
    defer.current?.();
  }, []);
  return null;
};
