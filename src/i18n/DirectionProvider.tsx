import { __unsafe_useEmotionCache as useStyleCache, CacheProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { fetchedRtlCache } from './direction.ts';

/**
 * Text direction of the content: MUI's components get it, and styles are mirrored by a cache of their own. A change
 * remounts nothing.
 */
export const DirectionProvider = ({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) => {
  const cache = useStyleCache();
  const inside = <RtlProvider value={dir === 'rtl'}>{children}</RtlProvider>;
  // Prerendering has no cache: emotion creates one per element there.
  if (!cache) return inside;
  const rtlCache = dir === 'rtl' ? fetchedRtlCache() : undefined;
  return <CacheProvider value={rtlCache ?? cache}>{inside}</CacheProvider>;
};
