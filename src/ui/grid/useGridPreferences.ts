import { useResourceContext, useStore, type RaRecord } from 'react-admin';
import { fills, type Column } from './column.ts';

/** Table of the row heights in px: 52 fits two lines, 44 is Fluent's standard, 34 its small size. */
export const densities = { comfortable: 52, standard: 44, compact: 34 } as const;
export type Density = keyof typeof densities;

/** Widths of resized columns, by field, in px. */
export type Widths = Readonly<Record<string, number>>;

/** Row height until the user chooses another. */
const DENSITY: Density = 'standard';

/**
 * Hook that returns the user's row height, hidden columns (by field) and column widths for the surrounding resource's
 * grid, each with a setter. `asked` are the `spare` columns that a narrow grid shows nevertheless. All are stored in
 * this browser per user and resource.
 */
export const useGridPreferences = () => {
  const resource = useResourceContext() ?? '';
  const [density, setDensity] = useStore<Density>(`${resource}.grid.density`, DENSITY);
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.grid.hidden`, NONE);
  const [widths, setWidths] = useStore<Widths>(`${resource}.grid.widths`, NO_WIDTHS);
  const [asked, setAsked] = useStore<readonly string[]>(`${resource}.grid.asked`, NONE);
  // Stored values may be anything.
  return {
    density: Object.hasOwn(densities, density) ? density : DENSITY,
    setDensity,
    hidden: Array.isArray(hidden) ? hidden : NONE,
    setHidden,
    asked: Array.isArray(asked) ? asked : NONE,
    setAsked,
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

/**
 * Padding of a cell at each side, in px; it is smaller in narrow windows, to leave more room for columns without a
 * fixed width.
 */
export const cellPadding = (isNarrow: boolean): number => (isNarrow ? 5 : 8);
const SAVED = 2 * (cellPadding(false) - cellPadding(true));

/**
 * Columns with the widths that the user has chosen by dragging. In a narrow window, columns without such a width get
 * their `tight` width; in a wide one they get their `wide` width, or share the rest. A resized column no longer grows
 * with the window.
 */
export const asPulled = <R extends RaRecord>(
  columns: readonly Column<R>[],
  widths: Widths,
  isNarrow: boolean,
  isWide: boolean,
): readonly Column<R>[] => {
  const shares = isWide && columns.some(({ wide }) => wide);
  return columns.map((column) => {
    const { tight, flex, wide } = column;
    const width = widths[column.field] ?? (isWide ? wide : undefined);
    if (width !== undefined) return { ...column, width, flex: 0 };
    const least = column.width ?? column.minWidth ?? 0;
    if (shares && column.card !== 'picture') return { ...column, flex: least, minWidth: least };
    if (!isNarrow || tight === undefined) return column;
    return { ...column, ...(flex ? { minWidth: tight } : { width: tight - SAVED, minWidth: tight - SAVED }) };
  });
};

/** True for a `spare` column that the user has not chosen: a narrow grid leaves it out. */
export const isSpare = <R extends RaRecord>({ field, spare }: Column<R>, asked: readonly string[]): boolean =>
  spare === true && !asked.includes(field);

/** Columns that a wide grid shows: all but `rare` ones of controls that no row has. */
export const pressable = <R extends RaRecord>(
  columns: readonly Column<R>[],
  rows: readonly R[],
): readonly Column<R>[] =>
  columns.filter((column) => !column.rare || column.card !== 'controls' || rows.some((row) => fills(column, row)));

/**
 * Columns that a narrow grid shows. Left out are `rare` columns without a value in any of the `rows`, columns whose
 * value a column of controls shows, and `spare` columns that the user has not chosen (`asked`).
 */
export const spared = <R extends RaRecord>(
  columns: readonly Column<R>[],
  rows: readonly R[],
  asked: readonly string[],
): readonly Column<R>[] =>
  columns.filter(
    (column) =>
      !isSpare(column, asked) &&
      (!column.rare || rows.some((row) => fills(column, row))) &&
      !columns.some(({ field }) => field === column.control),
  );
