import { __unsafe_useEmotionCache as useStyleCache, CacheProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { mirrorNow } from './direction.ts';

/** What is inside reads from one side to the other: MUI's components are told, and all styles are mirrored. Nothing remounts. */
export const DirectionProvider = ({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) => {
  const cache = useStyleCache();
  const inside = <RtlProvider value={dir === 'rtl'}>{children}</RtlProvider>;
  // Without a cache styles are not written into the page, and nothing is.
  if (!cache) return inside;
  return <CacheProvider value={dir === 'rtl' ? mirrorNow(cache) : cache}>{inside}</CacheProvider>;
};
