// @vitest-environment node
import { expect, test } from 'vitest';
import { createI18nProvider } from '#i18n/createI18nProvider.ts';
import { changeLanguage, chosenProvider, i18nProvider, loadTexts } from '#i18n/i18nProvider.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';

const writer = (locale: string, text: string) => {
  const { i18nProvider } = createI18nProvider(locale, () => ({ text }));
  return (vars: object): string => i18nProvider.translate('text', vars);
};

test.each([
  ['en', 'one |||| other', { 0: 'other', 1: 'one', 1.5: 'other', 2: 'other' }],
  ['bn', 'one |||| other', { 0: 'one', 1: 'one', 2: 'other', 1234: 'other' }],
  ['ja', 'other', { 0: 'other', 1: 'other' }],
  ['pl', 'one |||| few |||| many |||| other', { 1: 'one', 3: 'few', 5: 'many', 1.5: 'other' }],
  [
    'ar',
    'zero |||| one |||| two |||| few |||| many |||| other',
    { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 11: 'many', 100: 'other' },
  ],
])('%s has as many plural forms as it tells apart', (locale, text, expected) => {
  const write = writer(locale, text);
  const counts = Object.keys(expected).map(Number);
  expect(Object.fromEntries(counts.map((count) => [count, write({ smart_count: count })]))).toEqual(expected);
});

test('numbers stand in the digits of the language; English has them as they are given, and words stay', () => {
  const text = '%{smart_count} of %{total} by %{name}';
  const vars = { smart_count: 12, total: 1234.5, name: '$& 7' };
  expect(writer('en', text)(vars)).toBe('12 of 1234.5 by $& 7');
  expect(writer('bn', text)(vars)).toBe('১২ of ১,২৩৪.৫ by $& 7');
});

test('a text is its key until it has come, which a developer is told; nobody has to ask for another provider', async () => {
  expectConsoleError(/There is no text for "users\.coins"/);
  expect(i18nProvider.translate('users.coins', { smart_count: 1 })).toBe('users.coins');
  await loadTexts('console');
  expect(i18nProvider.translate('users.coins', { smart_count: 1 })).toBe('1 coin');
});

test('another language is another provider, which reads what comes after the change too', async () => {
  await changeLanguage('bn');
  const bangla = chosenProvider();
  expect(bangla).not.toBe(i18nProvider);
  await loadTexts('console');
  expect(chosenProvider()).toBe(bangla);
  expect(bangla.translate('work.daysLeft', { smart_count: 3 })).toMatch(/৩/);
});
