import { isRecord } from '#domain/isRecord.ts';

/**
 * What a list showed at a history entry whose address says nothing of it, kept in that entry beside what the router keeps there. No
 * navigation: the page would be scrolled to its top, and react-admin would take the list's own order for its user's choice.
 */
export const keepEntryQuery = (key: string | undefined, query: Readonly<Record<string, string>>): void => {
  const entry = entryOf(key);
  const listQuery = `?${new URLSearchParams(query).toString()}`;
  if (entry) window.history.replaceState({ ...entry, listQuery }, '');
};

export const entryQuery = (key: string | undefined): string => {
  const query = entryOf(key)?.listQuery;
  return typeof query === 'string' ? query : '';
};

/** The entry that the browser is at, if that is what is drawn. One that a link within the page has made is without a state: no index. */
const entryOf = (key: string | undefined) => {
  const entry: unknown = window.history.state ?? { idx: null };
  return isRecord(entry) && (entry.key ?? 'default') === key ? entry : undefined;
};
