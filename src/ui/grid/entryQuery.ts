import { isRecord } from '#domain/isRecord.ts';

/**
 * Stores a list's query (filter, sort order, page) in the current history entry, for an address without one. `key` is
 * the router's location key: nothing is stored if the entry belongs to another location. It does not navigate: that
 * would scroll to the top, and react-admin would take the default order for the user's choice.
 */
export const keepEntryQuery = (key: string | undefined, query: Readonly<Record<string, string>>): void => {
  const entry = entryOf(key);
  const listQuery = `?${new URLSearchParams(query).toString()}`;
  if (entry) window.history.replaceState({ ...entry, listQuery }, '');
};

/**
 * Query such as '?page=2&…' that {@link keepEntryQuery} has stored in the current history entry; '' if there is none
 * for the location `key`.
 */
export const entryQuery = (key: string | undefined): string => {
  const query = entryOf(key)?.listQuery;
  return typeof query === 'string' ? query : '';
};

/**
 * State of the current history entry, if it belongs to the rendered location, whose key is `key`; else undefined. An
 * entry made by a link within the page (`#…`) has no state, and counts as one with the index null.
 */
const entryOf = (key: string | undefined) => {
  const entry: unknown = window.history.state ?? { idx: null };
  return isRecord(entry) && (entry.key ?? 'default') === key ? entry : undefined;
};
