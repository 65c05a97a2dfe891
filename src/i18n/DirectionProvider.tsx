import { __unsafe_useEmotionCache as useStyleCache, CacheProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { fetchedRtlCache } from './direction.ts';

/** What is inside reads from one side to the other: MUI's components are told, and all styles are mirrored. Nothing remounts. */
export const DirectionProvider = ({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) => {
  const cache = useStyleCache();
  const inside = <RtlProvider value={dir === 'rtl'}>{children}</RtlProvider>;
  // While the build draws a page there is no cache: emotion makes one for each element there.
  if (!cache) return inside;
  const rtlCache = dir === 'rtl' ? fetchedRtlCache() : undefined;
  return <CacheProvider value={rtlCache ?? cache}>{inside}</CacheProvider>;
};
