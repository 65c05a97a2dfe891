import { createContext, useContext } from 'react';
import { useResourceContext, useStore, type RaRecord } from 'react-admin';
import type { Column } from './column.ts';

/** Row heights in px: 52 fits two lines, 44 is Fluent's standard, 34 its small one. */
export const densities = { comfortable: 52, standard: 44, compact: 34 } as const;
export type Density = keyof typeof densities;

/** The columns that were pulled wider or narrower, by their fields; in px. */
export type Widths = Readonly<Record<string, number>>;

/** How high the rows of a list are until its user chooses. */
export const DefaultDensity = createContext<Density>('comfortable');

/** How one user likes one list to look; remembered in this browser, per user and list. */
export const useGridPreferences = () => {
  const resource = useResourceContext() ?? '';
  const [density, setDensity] = useStore<Density>(`${resource}.grid.density`, useContext(DefaultDensity));
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.grid.hidden`, NONE);
  const [widths, setWidths] = useStore<Widths>(`${resource}.grid.widths`, NO_WIDTHS);
  // The browser's store is anybody's to write.
  return {
    density: Object.hasOwn(densities, density) ? density : 'comfortable',
    setDensity,
    hidden: Array.isArray(hidden) ? hidden : NONE,
    setHidden,
    widths: isWidths(widths) ? widths : NO_WIDTHS,
    setWidths,
  };
};

const NONE: readonly string[] = [];
const NO_WIDTHS: Widths = {};

const isWidths = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  !Array.isArray(stored) &&
  Object.values(stored).every((width) => Number.isFinite(width) && width > 0);

/** Columns as wide as this user has pulled them. One that was pulled no longer takes its part of what room is left. */
export const asPulled = <R extends RaRecord>(columns: readonly Column<R>[], widths: Widths): readonly Column<R>[] =>
  columns.map((column) => {
    const width = widths[column.field];
    return width === undefined ? column : { ...column, width, flex: 0 };
  });
