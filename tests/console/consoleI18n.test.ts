import { expect, test } from 'vitest';
import { createConsoleI18n } from '#console/useConsoleI18n.ts';
import { createWriter } from '#i18n/createWriter.ts';
import { changeLanguage, loadTexts, textsOf } from '#i18n/i18nProvider.ts';

const everything = ['home', 'aboutUs', 'account', 'dashboard', 'admin', 'buyer', 'worker'] as const;

test.each(['en', 'bn'] as const)('the console and the public pages write every text of %s alike', async (locale) => {
  await Promise.all(everything.map((part) => loadTexts(part)));
  await changeLanguage(locale);
  const { translate } = createConsoleI18n(locale);
  const write = createWriter(locale);
  const texts = Object.entries(textsOf(locale));
  expect(texts.length).toBeGreaterThan(700);
  for (const [key, text] of texts) {
    const names = [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
    for (const count of [0, 1, 2, 1234.5]) {
      const vars = {
        ...Object.fromEntries(names.map((name, place) => [name, place % 2 ? count : 'ক b'])),
        ...(text.includes(' |||| ') && { smart_count: count }),
      };
      expect(translate(key, vars)).toBe(write(text, vars));
    }
  }
});
