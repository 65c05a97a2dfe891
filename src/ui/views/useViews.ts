import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { folded } from '#domain/folded.ts';
import { useT } from '#i18n/useT.ts';
import { tabStorage } from '#services/storage.ts';
import { useGridPreferences } from '../grid/useGridPreferences.ts';
import { useList } from '../grid/useList.ts';
import { currentView, readSavedViews, type SavedView } from './savedViews.ts';
import type { View } from './view.ts';

const NONE: unknown = [];

/** Views of the list: built-in ones, and the user's own, stored in this browser per user and list. */
export const useViews = (builtIn: readonly View[]) => {
  const t = useT();
  const { resource, filterValues, sort, setFilters, setSort } = useList();
  const { hidden, setHidden, density, setDensity, widths, setWidths } = useGridPreferences();
  const [stored, setStored] = useStore<unknown>(`${resource}.views`, NONE);
  const [latest, setLatest] = useLatest(resource);
  const own = useMemo(() => readSavedViews(stored), [stored]);
  const given = builtIn.length > 0 ? builtIn : [{ key: 'all', label: t('view.all'), filter: {} }];
  const look = { filter: filterValues, sort, hidden, density, widths };
  /** Stores a view, replacing one with its key. */
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
    /** Saves the current look as a view; one of the same name is replaced. */
    save: (label: string) =>
      keep({ key: own.find((view) => sameName(view.label, label))?.key ?? crypto.randomUUID(), label, ...look }),
    /** Updates a view to the current look. */
    update: ({ key, label }: SavedView) => keep({ key, label, ...look }),
    rename: (view: SavedView, label: string) => keep({ ...view, label }),
    remove: ({ key }: SavedView) => setStored(own.filter((view) => view.key !== key)),
  };
};

/**
 * Key of the view shown last, stored per tab. `isArriving` is true while the settings of a chosen view are applied one
 * by one.
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

/** True for names that look the same, as search compares them. */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);
