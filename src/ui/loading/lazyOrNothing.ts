import { lazy, type ComponentType } from 'react';

/** Lazy component that renders nothing if its code cannot be loaded. */
export const lazyOrNothing = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let lost = false;
  const nothing = (): ComponentType<P> => {
    lost = true;
    return () => null;
  };
  const component = lazy(async () => ({ default: await load().catch(nothing) }));
  return Object.assign(component, { isLost: () => lost });
};
