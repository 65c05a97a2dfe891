import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { folded } from '#domain/folded.ts';
import { isRecord } from '#domain/isRecord.ts';
import { randomKey } from '#domain/randomKey.ts';
import { useT } from '#i18n/useT.ts';
import { tabStorage } from '#services/storage.ts';
import { useGridPreferences, densities, type Density, type Widths } from '../grid/useGridPreferences.ts';
import { useList } from '../grid/useList.ts';
import type { View } from './view.ts';

const NONE: unknown = [];

/**
 * Hook for the views of the surrounding list: the built-in ones, and the user's `own`, stored in this browser per user
 * and list. `choose` applies a view to the list; `current` is the view that the list shows now.
 */
export const useViews = (builtIn: readonly View[]) => {
  const t = useT();
  const { resource, filterValues, sort, setFilters, setSort } = useList();
  const { hidden, setHidden, density, setDensity, widths, setWidths } = useGridPreferences();
  const [stored, setStored] = useStore<unknown>(`${resource}.views`, NONE);
  const [latest, setLatest] = useLatest(resource);
  const own = useMemo(() => readSavedViews(stored), [stored]);
  const given = builtIn.length > 0 ? builtIn : [{ key: 'all', label: t('view.all'), filter: {} }];
  const look = { filter: filterValues, sort, hidden, density, widths };
  /** Stores a view, in place of the one with the same key if there is one. */
  const keep = (view: SavedView) => {
    const known = own.some(({ key }) => key === view.key);
    setStored(known ? own.map((each) => (each.key === view.key ? view : each)) : [...own, view]);
    setLatest({ key: view.key });
  };
  const current = currentView([...given, ...own], look, latest?.key);
  const shown = current?.changed ? undefined : current?.view.key;
  if (shown !== undefined && (shown === latest?.key) === Boolean(latest?.isArriving)) setLatest({ key: shown });

  return {
    builtIn: given,
    own,
    current,
    choose: (view: View | SavedView) => {
      setLatest({ key: view.key, isArriving: true });
      setFilters(view.filter, {}, false);
      if (view.sort) setSort(view.sort);
      if (!('hidden' in view)) return;
      setHidden(view.hidden);
      setDensity(view.density);
      if (view.widths) setWidths(view.widths);
    },
    /** Saves the list's current look as a view of the user, in place of one with the same name. */
    save: (label: string) =>
      keep({ key: own.find((view) => sameName(view.label, label))?.key ?? randomKey(), label, ...look }),
    /** Replaces the settings of a view by the list's current look. */
    update: ({ key, label }: SavedView) => keep({ key, label, ...look }),
    rename: (view: SavedView, label: string) => keep({ ...view, label }),
    remove: ({ key }: SavedView) => setStored(own.filter((view) => view.key !== key)),
  };
};

/**
 * Hook for the key of the view shown last, stored per browser tab. `isArriving` is true while a chosen view's settings
 * are applied to the list one by one.
 */
const useLatest = (resource: string) => {
  const name = `view.${resource}`;
  const [latest, setLatest] = useState<{ key: string; isArriving?: boolean } | undefined>(() => {
    const key = tabStorage.get(name);
    return key ? { key } : undefined;
  });
  const key = latest?.key;
  useEffect(() => {
    if (key !== undefined) tabStorage.set(name, key);
  }, [name, key]);
  return [latest, setLatest] as const;
};

/**
 * True for names of views that count as equal, as in a search: case, accents and kinds of blanks make no difference.
 */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

export const LONGEST_NAME = 40;

/** Look of a list: filters, sort order, hidden columns, row height and column widths. */
export type Look = Required<Pick<View, 'filter' | 'sort'>> & {
  hidden: readonly string[];
  density: Density;
  widths: Widths;
};

/**
 * View that the user saved, with the whole look of a list. Views saved before widths were stored lack `widths`;
 * choosing one leaves the list's widths as they are.
 */
export type SavedView = Pick<View, 'key' | 'label'> & Omit<Look, 'widths'> & { widths?: Widths | undefined };

/**
 * Reads saved views from a value of the browser's storage, without the invalid ones. It is checked by hand, because a
 * schema would load its library with every list.
 */
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

/** View that the list shows; `changed` is true when the list no longer looks exactly like it. */
type CurrentView = { view: View | SavedView; changed: boolean };

/**
 * Finds the view that a list shows, by comparing the list's look with each view. A list opened by a link or by Back has
 * a current view too. `latest` is the key of the view shown before. An exact match wins, but a view of the user's own
 * stays current while its settings are changed, until the filters become those of another view. Otherwise, of the views
 * whose filters all apply, the one with the most filters is current; undefined if there is none.
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

/**
 * True for equal values. A single value equals a list of just that value, and the order of a list makes no difference.
 */
const sameValues = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string =>
  JSON.stringify(
    [value]
      .flat()
      .map((each) => JSON.stringify(each))
      .sort(),
  );
