import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { useInsertionEffect } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { theme } from './theme.ts';

/** One rule for each scheme and one for both; MUI writes nothing nested and no property that wants a unit here. */
const rulesOf = (sheets: ReturnType<typeof theme.generateStyleSheets>): string[] =>
  sheets.flatMap((sheet) =>
    Object.entries(sheet).map(([selector, variables]) => {
      const lines = Object.entries(variables as Record<string, string | number>).map(
        ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`,
      );
      return `${selector}{${lines.join(';')}}`;
    }),
  );

const written = new WeakSet<object>();

/**
 * The theme's six hundred variables, as rules. MUI would have emotion parse them like styles, which is the longest single thing
 * that a browser does when it takes a prerendered page over. That page has those that it shows: all follow in the next task.
 */
export const Variables = () => {
  const sheet = useStyleCache()?.sheet;
  const prerendered = usePrerendered();
  useInsertionEffect(() => {
    if (!sheet || written.has(sheet)) return;
    written.add(sheet);
    const write = () => {
      for (const rule of rulesOf(theme.generateStyleSheets())) sheet.insert(rule);
    };
    if (prerendered) setTimeout(write);
    else write();
  }, [sheet, prerendered]);
  return null;
};
