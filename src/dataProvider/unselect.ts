import type { Identifier, Store } from 'react-admin';

/**
 * Takes records out of what is selected in their resource's lists. It asks the store itself: react-admin's `useUnselect` goes by
 * the selection that its component drew last, which may be gone by now.
 */
export const unselect = (store: Store, resource: string, ids: ReadonlySet<string>): void => {
  const key = `${resource}.selectedIds`;
  const selected = store.getItem<Identifier[]>(key) ?? [];
  const rest = selected.filter((id) => !ids.has(String(id)));
  if (rest.length < selected.length) store.setItem(key, rest);
};
