import { lazy, type ComponentType, type ReactNode } from 'react';

/**
 * Lazy component that can also be preloaded, by its method `preload`; `isHere` tells whether the code has loaded.
 * Loaded code renders at once, without the Suspense fallback, which React would show for at least 300 ms.
 */
export const preloadable = <C extends (props: never) => ReactNode>(load: () => Promise<C>) => {
  let here: { default: C } | undefined;
  const preload = async () => (here = { default: await load() });
  /**
   * Thenable that calls back synchronously. React accepts it in place of a promise, whose callback would run only after
   * this render.
   */
  const atOnce = { then: (take: (module: typeof here) => void) => take(here) };
  const component = lazy(() => (here ? atOnce : preload()) as unknown as Promise<{ default: ComponentType }>);
  const isHere = () => here !== undefined;
  return Object.assign(component, { preload, isHere }) as unknown as C & {
    preload: typeof preload;
    isHere: typeof isHere;
  };
};
