import { useEffect, useState } from 'react';
import type * as layers from './layers.ts';

/** Components for toasts and dialogs, which layers.ts exports as one chunk. */
export type Layers = typeof layers;

const TRY_AGAIN = 5000;

/**
 * Loads the components for toasts and dialogs (layers.ts). Rejects if their code cannot be loaded; a later call tries
 * again.
 */
export const loadLayers = (): Promise<Layers> => import('./layers.ts');

/**
 * Hook that loads the components for toasts and dialogs (layers.ts) once `needed` is true. It returns undefined until
 * then, and 'missing' after a failure, while it tries again every five seconds.
 */
export const useLayers = (needed: boolean): Layers | 'missing' | undefined => {
  const [here, setHere] = useState<Layers | 'missing'>();
  const wanted = needed && typeof here !== 'object';
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const load = () => {
      loadLayers().then(
        (loaded) => {
          if (!stopped) setHere(loaded);
        },
        (error: unknown) => {
          console.error(error);
          if (stopped) return;
          setHere('missing');
          timer = setTimeout(load, TRY_AGAIN);
        },
      );
    };
    load();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return here;
};
