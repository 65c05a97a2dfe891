import { beginningOf } from '#domain/signs.ts';

/** Characters shown of a text in a cell, card, title or name. */
const SHORT = 500;
/** Characters shown of a text in details: about three pages. */
export const LONG = 10_000;

/**
 * Text cut for display, as a megabyte in a cell would slow the page down. The record keeps all of it, for search,
 * export and copying.
 */
export const cut = (text: string, most: number = SHORT): string =>
  text.length <= most ? text : `${beginningOf(text, most)}…`;

const drawn = new WeakMap<object, object>();

/**
 * Record for cells and cards, with its long texts cut; the same object for the same record. Ids and addresses are not
 * cut.
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
