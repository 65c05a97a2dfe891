import { useResourceContext, useStore } from 'react-admin';

/** Row heights in px: 52 fits two lines, 44 is Fluent's standard, 34 its small one. */
export const densities = { comfortable: 52, standard: 44, compact: 34 } as const;
export type Density = keyof typeof densities;

/** How one user likes one list to look; remembered in this browser, per user and list. */
export const useGridPreferences = () => {
  const resource = useResourceContext() ?? '';
  const [density, setDensity] = useStore<Density>(`${resource}.grid.density`, 'comfortable');
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.grid.hidden`, NONE);
  // The browser's store is anybody's to write.
  return {
    density: Object.hasOwn(densities, density) ? density : 'comfortable',
    setDensity,
    hidden: Array.isArray(hidden) ? hidden : NONE,
    setHidden,
  };
};

const NONE: readonly string[] = [];
