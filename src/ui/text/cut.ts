import { beginningOf } from '#domain/signs.ts';

/** Number of characters of a text that a cell, card, title or name shows at most. */
const SHORT = 500;
/** Number of characters of a text that a record's details show at most: about three pages. */
export const LONG = 10_000;

/**
 * Text for display, cut to `most` characters with '…' at the end, because a megabyte in a cell would slow the page
 * down. The record keeps the whole text for search, export and copying.
 */
export const cut = (text: string, most: number = SHORT): string =>
  text.length <= most ? text : `${beginningOf(text, most)}…`;

const drawn = new WeakMap<object, object>();

/**
 * Record for display in cells and cards: a copy in which long texts are cut ({@link cut}), except ids and URLs. The
 * same record always gives the same object; a record without long texts is returned itself.
 */
export const cutRecord = <R extends object>(record: R): R => {
  const known = drawn.get(record) as R | undefined;
  if (known) return known;
  const entries = Object.entries(record as Readonly<Record<string, unknown>>);
  const isLong = ([name, value]: [string, unknown]) =>
    typeof value === 'string' && value.length > SHORT && !/^_?id$|url$/i.test(name);
  const made = entries.some(isLong)
    ? (Object.fromEntries(entries.map((entry) => (isLong(entry) ? [entry[0], cut(entry[1] as string)] : entry))) as R)
    : record;
  drawn.set(record, made);
  return made;
};
