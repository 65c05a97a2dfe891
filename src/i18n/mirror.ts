import type { ComponentProps } from 'react';
import type { CacheProvider } from '@emotion/react';

type Cache = NonNullable<ComponentProps<typeof CacheProvider>['value']>;

const sides: Readonly<Record<string, string>> = { left: 'right', right: 'left' };
const swap = (text: string): string => text.replace(/\b(left|right)\b/g, (side) => sides[side] ?? side);

/** '0 8px 0 4px' → '0 4px 0 8px': above, right, below, left. */
const aroundOf = (value: string): string => {
  const [top, right, bottom, left, ...more] = value.trim().split(/\s+(?![^(]*\))/);
  return left === undefined || more.length > 0 ? value : [top, left, bottom, right].join(' ');
};
/** Corners begin at the upper left. */
const cornersOf = (value: string): string => {
  const [first, second, third, fourth, ...more] = value.trim().split(/\s+(?![^(]*\))/);
  return fourth === undefined || more.length > 0 ? value : [second, first, fourth, third].join(' ');
};
const movedOf = (value: string): string =>
  value.replace(
    /(translate(?:X|3d)?\()(-?)(?=[\d.]*[1-9])/g,
    (_, name: string, minus: string) => name + (minus ? '' : '-'),
  );

// prettier-ignore
const values: readonly (readonly [property: RegExp, mirrored: (value: string) => string])[] = [
  [/^(text-align|float|clear|transform-origin|background-position)$/, swap],
  [/^(margin|padding|inset|border-(width|color|style))$/,             aroundOf],
  [/^border-radius$/,                                                 cornersOf],
  [/^transform$/,                                                     movedOf],
];

/** Styles with left and right changed over: margins, borders, places, movements. What is logical already stays as it is. */
export const mirrored = (styles: string): string =>
  styles.replace(
    /(^|[;{}])(\s*)([a-z-]+)(\s*:)([^;{}]*)(?=[;}]|$)/g,
    (_, before: string, space: string, property: string, colon: string, value: string) => {
      const found = values.find(([name]) => name.test(property));
      return before + space + swap(property) + colon + (found ? found[1](value) : value);
    },
  );

const known = new WeakMap<Cache, Cache>();

/** Puts every style of MUI's and of ours into the page as a right-to-left language needs it, under names of its own. */
export const mirrorOf = (cache: Cache): Cache => {
  const before = known.get(cache);
  if (before) return before;
  const mirror: Cache = {
    ...cache,
    key: 'rtl',
    registered: {},
    inserted: {},
    insert: (selector, serialized, sheet, shouldCache) => {
      // Not noted in the other cache: there it would count as written for both directions.
      cache.insert(selector, { ...serialized, styles: mirrored(serialized.styles) }, sheet, false);
      if (shouldCache) mirror.inserted[serialized.name] = true;
    },
  };
  known.set(cache, mirror);
  return mirror;
};
