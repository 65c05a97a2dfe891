import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

type Cache = NonNullable<ReturnType<typeof useStyleCache>>;

/**
 * Stops emotion's cache from inserting CSS rules during hydration: it keeps the global ones, and drops the others,
 * which the page already has. The returned function makes it keep all rules, insert what it kept in a later task, and
 * then work as usual.
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
 * emotion does not learn that the page has these rules: it inserts an element's rules when the element next renders,
 * which may be in another state. Forms render again during hydration; their rules, and the global ones, are inserted in
 * the next task. Mount it before everything with styles, because effects run in that order.
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
