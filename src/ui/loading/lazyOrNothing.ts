import { lazy, type ComponentType } from 'react';

/** A component whose code comes when it is first drawn; without a network nothing is drawn, and all else goes on. */
export const lazyOrNothing = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let lost = false;
  const nothing = (): ComponentType<P> => {
    lost = true;
    return () => null;
  };
  const component = lazy(async () => ({ default: await load().catch(nothing) }));
  return Object.assign(component, { isLost: () => lost });
};
