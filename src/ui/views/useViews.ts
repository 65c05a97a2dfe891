import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { useGridPreferences } from '../grid/useGridPreferences.ts';
import { useList } from '../grid/useList.ts';
import { currentView, readSavedViews, type SavedView } from './savedViews.ts';
import type { View } from './view.ts';

const NONE: unknown = [];

/** The list's views, built in and the user's own, which are kept per user and list in this browser. */
export const useViews = (builtIn: readonly View[]) => {
  const t = useT();
  const { resource, filterValues, sort, setFilters, setSort } = useList();
  const { hidden, setHidden, density, setDensity } = useGridPreferences();
  const [stored, setStored] = useStore<unknown>(`${resource}.views`, NONE);
  const [chosen, setChosen] = useState<string>();
  const own = useMemo(() => readSavedViews(stored), [stored]);
  const given = builtIn.length > 0 ? builtIn : [{ key: 'all', label: t('view.all'), filter: {} }];
  const look = { filter: filterValues, sort, hidden, density };

  return {
    builtIn: given,
    own,
    current: currentView([...given, ...own], look, chosen),
    choose: (view: View | SavedView) => {
      setChosen(view.key);
      setFilters(view.filter, {}, false);
      if (view.sort) setSort(view.sort);
      if (!('hidden' in view)) return;
      setHidden(view.hidden);
      setDensity(view.density);
    },
    /** Keeps how the list looks now; a view of the same name is replaced. */
    save: (label: string) => {
      const key = own.find((view) => sameName(view.label, label))?.key ?? crypto.randomUUID();
      setStored([...own.filter((view) => view.key !== key), { key, label, ...look }]);
      setChosen(key);
    },
    remove: ({ key }: SavedView) => {
      setStored(own.filter((view) => view.key !== key));
    },
  };
};

/** Names that only differ in capitals would be taken for one another. */
export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
