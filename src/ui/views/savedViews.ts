import { isRecord } from '#domain/isRecord.ts';
import { densities, type Density, type Widths } from '../grid/useGridPreferences.ts';
import type { View } from './view.ts';

export const LONGEST_NAME = 40;

/** Look of a list: filters, order, hidden columns, row height and column widths. */
export type Look = Required<Pick<View, 'filter' | 'sort'>> & {
  hidden: readonly string[];
  density: Density;
  widths: Widths;
};

/**
 * View that the user saved, with the whole look of a list. Those saved before widths existed leave them alone, as
 * built-in views leave columns and row height.
 */
export type SavedView = Pick<View, 'key' | 'label'> & Omit<Look, 'widths'> & { widths?: Widths | undefined };

/** Valid views of the browser's storage. Checked by hand, as a schema would load its library with every list. */
export const readSavedViews = (stored: unknown): readonly SavedView[] =>
  Array.isArray(stored) ? stored.filter(isSavedView) : [];

const isSavedView = (one: unknown): one is SavedView => {
  if (!isRecord(one) || !isRecord(one.filter) || !isRecord(one.sort)) return false;
  const { key, label, sort, hidden, density, widths } = one;
  return (
    typeof key === 'string' &&
    typeof label === 'string' &&
    label.length > 0 &&
    label.length <= LONGEST_NAME &&
    typeof sort.field === 'string' &&
    (sort.order === 'ASC' || sort.order === 'DESC') &&
    Array.isArray(hidden) &&
    hidden.every((field) => typeof field === 'string') &&
    Object.keys(densities).some((known) => known === density) &&
    (widths === undefined ||
      (isRecord(widths) && Object.values(widths).every((px) => typeof px === 'number' && px > 0)))
  );
};

/** View that the list shows, or that was changed. */
export type CurrentView = { view: View | SavedView; changed: boolean };

/**
 * View that the list shows, derived from its look, so that links and Back have one too. `latest` is the key of the
 * previous view: the user's own keeps its name while it is changed, until the rows are those of another. Without one,
 * it is the view with the most matching filters.
 */
export const currentView = (
  views: readonly (View | SavedView)[],
  look: Look,
  latest: string | undefined,
): CurrentView | undefined => {
  const before = views.find(({ key }) => key === latest);
  const holding = views.filter((view) => holds(view.filter, look.filter));
  const exact = holding.filter((view) => isExact(view, look));
  const own = before && 'hidden' in before ? before : undefined;
  const shown =
    exact.find(({ key }) => key === latest) ?? exact.findLast(({ filter }) => !own || !sameFilters(filter, own.filter));
  if (shown) return { view: shown, changed: false };
  if (own) return { view: own, changed: true };
  const most = Math.max(...holding.map(({ filter }) => Object.keys(filter).length));
  const closest = holding.filter(({ filter }) => Object.keys(filter).length === most);
  const base = closest.find(({ key }) => key === latest) ?? closest[0];
  return base && { view: base, changed: true };
};

type Values = Readonly<Record<string, unknown>>;

const sameFilters = (a: Values, b: Values): boolean => Object.keys(a).length === Object.keys(b).length && holds(a, b);

const holds = (wanted: Values, given: Values): boolean =>
  Object.entries(wanted).every(([name, value]) => sameValues(value, given[name]));

const isExact = (view: View | SavedView, look: Look): boolean =>
  sameFilters(view.filter, look.filter) &&
  (!view.sort || (view.sort.field === look.sort.field && view.sort.order === look.sort.order)) &&
  (!('hidden' in view) || (sameValues(view.hidden, look.hidden) && view.density === look.density)) &&
  (!('widths' in view) || sameWidths(view.widths, look.widths));

const sameWidths = (wanted: Widths | undefined, given: Widths): boolean =>
  wanted === undefined || sameValues(Object.entries(wanted), Object.entries(given));

/** True for equal values; a single value equals a list of it, and the order of lists is ignored. */
const sameValues = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string =>
  JSON.stringify(
    [value]
      .flat()
      .map((each) => JSON.stringify(each))
      .sort(),
  );
