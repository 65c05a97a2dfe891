import type { Trial } from './languages.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđēƒĝĥĩĵķļɱñõþǫŕšţũṽŵẋýžÀƁÇĐĒƑĜĤĨĴĶĻṀÑÕÞǪŔŠŢŨṼŴẊÝŽ';
const accents = new Map(Array.from(plain, (letter, place) => [letter, accented.charAt(place)]));

/**
 * Text with accents and brackets: 'Delete %{name}' → '[Đēļēţē %{name}]'; each plural form has brackets of its own. A
 * text on screen without brackets is hard-coded.
 */
const mark = (text: string): string =>
  text
    .split(' |||| ')
    .map((form) => `[${form.replace(/%\{\w+\}|./gs, (part) => accents.get(part) ?? part)}]`)
    .join(' |||| ');

/** Key of a text followed by its variables, shown to translators: 'tasks.deleteFailed %{title}'. */
const nameKey = (text: string, key: string): string => {
  const vars = new Set(text.match(/%\{\w+\}/g));
  return [key, ...vars].join(' ');
};

const looks: Readonly<Record<Trial, (text: string, key: string) => string>> = {
  'en-x-marked': mark,
  'en-x-mirror': (text) => text,
  'en-x-keys': nameKey,
};

/**
 * English texts changed into those of the pseudo-locale `trial`: with accents and brackets, unchanged ('en-x-mirror'),
 * or replaced by their keys. `path` is put before the keys.
 */
export const disguise = (trial: Trial, texts: object, path = ''): object =>
  Object.fromEntries(
    Object.entries(texts).map(([name, below]: [string, unknown]) => [
      name,
      typeof below === 'string'
        ? looks[trial](below, path + name)
        : disguise(trial, below as object, `${path}${name}.`),
    ]),
  );
