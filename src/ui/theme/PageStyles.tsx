import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

type Cache = NonNullable<ReturnType<typeof useStyleCache>>;

/**
 * Keeps emotion's cache from inserting CSS rules during hydration. Global rules are collected; other rules are dropped,
 * because the page already has them. The returned function ends this: in a later task, the cache inserts the collected
 * rules, with all that were added meanwhile, and then works as usual.
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
 * Component that keeps emotion from inserting CSS rules during hydration; it renders nothing. A prerendered page
 * already has the rules of its elements (vite/site/mergeStyles.ts), and inserting them again would slow hydration down.
 * emotion does not record these rules as inserted: it inserts an element's rules at the next render, in which they may
 * differ. Rules of forms, which render again during hydration, and global ones are inserted in the next task. Mount the
 * component before everything with styles, because effects run in that order.
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
