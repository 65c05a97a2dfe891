import { useEffect, useState } from 'react';

type Preloadable = { readonly preload: () => Promise<unknown>; readonly isHere: () => boolean };

/**
 * Hook that preloads a component's code. True once the code has loaded or failed: an error shows where the component is
 * rendered. A caller that waits for it has no Suspense fallback, which React would keep for 300 ms.
 */
export const usePreloaded = ({ preload, isHere }: Preloadable): boolean => {
  const [ended, setEnded] = useState(isHere);
  useEffect(() => {
    void preload()
      .catch(() => {})
      .finally(() => setEnded(true));
  }, [preload]);
  return ended;
};
