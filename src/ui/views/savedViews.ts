import { isRecord } from '#domain/isRecord.ts';
import { densities, type Density, type Widths } from '../grid/useGridPreferences.ts';
import type { View } from './view.ts';

export const LONGEST_NAME = 40;

/** How a list is looked at: which rows in which order, which columns and how wide, how high the rows. */
export type Look = Required<Pick<View, 'filter' | 'sort'>> & {
  hidden: readonly string[];
  density: Density;
  widths: Widths;
};

/**
 * A view of the user's own. It says all of how a list looks, but for one that was kept before widths were: that leaves them
 * alone, as a built-in one leaves columns and density.
 */
export type SavedView = Pick<View, 'key' | 'label'> & Omit<Look, 'widths'> & { widths?: Widths | undefined };

/** What the browser has kept, without what became unreadable. A schema would bring its library to every list. */
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

/** The view that is shown, or the one that it was made from by changing something. */
export type CurrentView = { view: View | SavedView; changed: boolean };

/**
 * Reads from the list itself which view it shows, so that a link and the Back button have their names too. `latest` is the one that
 * was shown before: it keeps its name while it is changed, until the list has the rows of another one. Where there was none, the
 * view that fits in part and says most.
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

/** One value and a list of one let the same rows through; so do lists in another order. */
const sameValues = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string =>
  JSON.stringify(
    [value]
      .flat()
      .map((each) => JSON.stringify(each))
      .sort(),
  );
