import type { Trial } from './languages.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđēƒĝĥĩĵķļɱñõþǫŕšţũṽŵẋýžÀƁÇĐĒƑĜĤĨĴĶĻṀÑÕÞǪŔŠŢŨṼŴẊÝŽ';
const accents = new Map(Array.from(plain, (letter, place) => [letter, accented.charAt(place)]));

/** 'Delete %{name}' → '[Đēļēţē %{name}]', each plural form by itself: what has no brackets on screen is no text of ours. */
const mark = (text: string): string =>
  text
    .split(' |||| ')
    .map((form) => `[${form.replace(/%\{\w+\}|./gs, (part) => accents.get(part) ?? part)}]`)
    .join(' |||| ');

/** What a translator looks for in the folder of the language. */
const nameKey = (text: string, key: string): string => {
  const vars = new Set(text.match(/%\{\w+\}/g));
  return [key, ...vars].join(' ');
};

const looks: Readonly<Record<Trial, (text: string, key: string) => string>> = {
  'en-x-marked': mark,
  'en-x-mirror': (text) => text,
  'en-x-keys': nameKey,
};

/** A part of the English texts as a trial language shows it. */
export const disguise = (trial: Trial, texts: object, path = ''): object =>
  Object.fromEntries(
    Object.entries(texts).map(([name, below]: [string, unknown]) => [
      name,
      typeof below === 'string'
        ? looks[trial](below, path + name)
        : disguise(trial, below as object, `${path}${name}.`),
    ]),
  );
