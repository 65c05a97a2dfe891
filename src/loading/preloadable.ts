import { lazy, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is drawn, or when it is asked to `preload`. Code that is here is drawn in the same render:
 * a fallback would stay for the 300 ms that React gives to each.
 */
export const preloadable = <C extends (props: never) => ReactNode>(load: () => Promise<C>) => {
  let here: { default: C } | undefined;
  const preload = async () => (here = { default: await load() });
  /** React takes anything that has a `then`. */
  const atOnce = { then: (take: (module: typeof here) => void) => take(here) };
  const component = lazy(() => (here ? atOnce : preload()) as unknown as Promise<{ default: ComponentType }>);
  const isHere = () => here !== undefined;
  return Object.assign(component, { preload, isHere }) as unknown as C & {
    preload: typeof preload;
    isHere: typeof isHere;
  };
};
