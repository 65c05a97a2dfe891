import { lazy, type ComponentType } from 'react';

/**
 * Creates a lazy component (React.lazy) that renders nothing if its code cannot be loaded; its method `isLost()`
 * returns true then. `load` resolves with the component itself, not with a module.
 */
export const lazyOrNothing = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let lost = false;
  const nothing = (): ComponentType<P> => {
    lost = true;
    return () => null;
  };
  const component = lazy(async () => ({ default: await load().catch(nothing) }));
  return Object.assign(component, { isLost: () => lost });
};
