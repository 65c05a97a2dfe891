import { useEffect, useState } from 'react';

export type Layers = typeof import('./layers.ts');

const TRY_AGAIN = 5000;

/** Fetches the code of {@link Layers}; a failed try is forgotten. */
export const loadLayers = (): Promise<Layers> => import('./layers.ts');

/**
 * The code of toasts and dialogs, fetched as soon as it is needed. 'missing' while it could not be had: whoever needs it must
 * do without, and it is tried again.
 */
export const useLayers = (needed: boolean): Layers | 'missing' | undefined => {
  const [layers, setLayers] = useState<Layers | 'missing'>();
  const wanted = needed && typeof layers !== 'object';
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const load = () => {
      loadLayers().then(
        (loaded) => {
          if (!stopped) setLayers(loaded);
        },
        (error: unknown) => {
          console.error(error);
          if (stopped) return;
          setLayers('missing');
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
  return layers;
};
