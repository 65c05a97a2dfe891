// @vitest-environment node
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createI18nProvider } from '#i18n/createI18nProvider.ts';
import * as site from '#i18n/en/parts/site.ts';
import { isTrial, languages, type Locale } from '#i18n/languages.ts';
import { fetchPart, type Part } from '#i18n/fetchPart.ts';

const folder = join(import.meta.dirname, '../../src/i18n');
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const partsOf = (language: string): readonly string[] =>
  readdirSync(join(folder, language, 'parts'))
    .map((file) => basename(file, '.ts'))
    .sort();
/** Parts of the texts other than react-admin's, which reactAdminTexts.test.ts tests. */
const parts = partsOf('en').filter((part) => part !== 'reactAdmin') as readonly Part[];

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, below]: [string, string | object]) =>
    typeof below === 'string' ? [[path + name, below] as [string, string]] : flat(below, `${path}${name}.`),
  );
/** Texts of a part in a language; the English site's are loaded at start. */
const partOf = async (locale: Locale, part: Part): Promise<object> =>
  locale === 'en' && part === 'site' ? site : fetchPart(locale, part);
const english = async (part: Part): Promise<[string, string][]> => flat(await partOf('en', part));
const textsOf = async (locale: Locale, part: Part) => new Map(flat(await fetchPart(locale, part)));

/** Variables in a text, such as '%{count}', without repeats and sorted. */
const varsIn = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();
const categories = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;

const locales = Object.keys(languages) as Locale[];

test('each language has a folder, and each folder its line', () => {
  expect(locales.filter((locale) => !isTrial(locale)).sort()).toEqual([...folders].sort());
  for (const language of folders) expect(partsOf(language), language).toEqual(partsOf('en'));
});

describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  test.each(parts)('has every text of %s, with the variables of the English one in each plural form', async (part) => {
    const texts = await textsOf(locale, part);
    const expected = await english(part);
    expect([...texts.keys()].sort()).toEqual(expected.map(([key]) => key).sort());
    for (const [key, original] of expected) {
      const text = texts.get(key) ?? '';
      const forms = text.split('||||');
      expect(text.trim(), key).not.toBe('');
      expect([1, categories(locale)], `plural forms of ${key}`).toContain(forms.length);
      expect(varsIn(text), key).toEqual(varsIn(original));
      // The one thing may do without its number, as 'a day' does.
      for (const form of forms.slice(1)) expect(varsIn(form), key).toEqual(varsIn(original));
    }
  });
});

test.each(locales)('every text of %s is written whole, whatever the number', async (locale) => {
  const texts = Object.assign({}, ...(await Promise.all(parts.map((part) => partOf(locale, part))))) as object;
  const { translate } = createI18nProvider(locale, () => texts).i18nProvider;
  const written = flat(texts);
  expect(written.length).toBeGreaterThan(700);
  for (const [key, text] of written) {
    const vars = Object.fromEntries(varsIn(text).map((hole) => [hole.slice(2, -1), 1234.5]));
    for (const smart_count of [0, 1, 2, 1234.5])
      expect(translate(key, { ...vars, smart_count }), key).not.toMatch(/%\{|\|\|\|\|/);
  }
});

/**
 * Keys of texts whose variables are in another order in Bangla than in English: Bangla says the whole before the part.
 */
const turned: Readonly<Record<string, string>> = {
  'carousel.place': '%{all} %{nth}',
  'pager.one': '%{total} %{from}',
  'pager.range': '%{total} %{from} %{to}',
  'pager.rangeOfMany': '%{counted} %{from} %{to}',
  'details.shown': '%{total} %{count}',
  'details.shownOfMany': '%{counted} %{count}',
  'command.stopSelecting': '%{total} %{found}',
  'myTasks.submissions': '%{coins} %{smart_count}',
  'details.cut': '%{total} %{shown}',
  'bulk.progress': '%{doing} %{total} %{settled}',
  'manyRows.left': '%{total} %{count}',
  'review.one.place': '%{total} %{place}',
  'purchase.rateOf': '%{sign} %{money} %{rate}',
  'about.packageRateOf': '%{sign} %{money} %{coins}',
};
const inPlace = (text = '') =>
  [
    ...new Set(
      text
        .split('||||')
        .at(-1)
        ?.match(/%\{\w+\}/g),
    ),
  ].join(' ');

test.each(parts)('two values of a text of %s did not change places in Bangla', async (part) => {
  const texts = await textsOf('bn', part);
  for (const [key, original] of await english(part))
    expect(inPlace(texts.get(key)), key).toBe(turned[key] ?? inPlace(original));
});

const worker = /workers?(?!\})|কর্মী/;
const buyer = /buyers?(?!\})|ক্রেতা/;

test.each(['en', 'bn'] as const)(
  'REG-21 REG-22 each role stands beside its own starting coins in %s',
  async (locale) => {
    const texts = flat(await Promise.all(parts.map((part) => partOf(locale, part))));
    const starts = texts.filter(([key]) => /\.(home\.start|register\.lead|about\.coins)$/.test(key));
    expect(starts).toHaveLength(3);
    for (const [key, text] of starts)
      expect(text.search(worker) < text.search(buyer), key).toBe(text.indexOf('%{worker}') < text.indexOf('%{buyer}'));
  },
);

test('Bangla has no word in Latin letters but names, signs and what is typed in them', async () => {
  const names =
    /%\{\w+\}|https?:\/\/|http\(s\)|localhost|Ctrl|CVC|3-D Secure|PNG|JPEG|GIF|WebP|AVIF|MB|CSV|JSON|PDF|UTF-8|YYYY-MM-DD|“(?:batch|request|result|reference|reason|paid|failed)”/g;
  const latin = (await Promise.all(parts.map((part) => textsOf('bn', part))))
    .flatMap((texts) => [...texts])
    .filter(([, text]) => /[A-Za-z]/.test(text.replace(names, '')));
  expect(latin).toEqual([]);
});

test('its digits are its own', async () => {
  const latin = (await Promise.all(parts.map((part) => textsOf('bn', part))))
    .flatMap((texts) => [...texts])
    .filter(([, text]) => /[0-9]/.test(text.replace(/3-D|UTF-8/g, '')));
  expect(latin).toEqual([]);
});

/** Numbers within a text, as in 'minimum 200 coins'. */
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
const inLatinDigits = (text: string): string => text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));

test.each(parts)('HOME-25 WW-8 Bangla has the numbers of English in %s', async (part) => {
  const texts = await textsOf('bn', part);
  for (const [key, original] of await english(part))
    expect(numbersIn(inLatinDigits(texts.get(key) ?? '')), key).toEqual(numbersIn(original));
});
