import { beginningOf } from '#domain/signs.ts';

/** Characters that are drawn of a text where many stand together: in a cell, on a card, in a title or a name. */
const SHORT = 500;
/** And where one text is read: some three pages. */
export const LONG = 10_000;

/**
 * A text as it is drawn. Nobody reads on in a cell, and a megabyte of text in one holds up the whole page; the record keeps all
 * of it, for whoever searches, exports or copies.
 */
export const cut = (text: string, most: number = SHORT): string =>
  text.length <= most ? text : `${beginningOf(text, most)}…`;

const drawn = new WeakMap<object, object>();

/** A record as cells and cards draw it, its long texts cut; the same object each time. Ids and addresses stay whole: cut, they would lead nowhere. */
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
