// @vitest-environment node
import { expect, test } from 'vitest';
import * as bangla from '#i18n/bn/parts/reactAdmin.ts';
import * as english from '#i18n/en/parts/reactAdmin.ts';

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, below]: [string, string | object]) =>
    typeof below === 'string' ? [[path + name, below] as [string, string]] : flat(below, `${path}${name}.`),
  );
const originals = new Map(flat(english));
const varsIn = (text = ''): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();

test('Bangla says all that react-admin’s own components say, with the same variables', () => {
  const texts = flat(bangla);
  expect(texts.map(([key]) => key).sort()).toEqual([...originals.keys()].sort());
  for (const [key, text] of texts) {
    expect(text.trim(), key).not.toBe('');
    expect(varsIn(text), key).toEqual(varsIn(originals.get(key)));
  }
});

test('in its own letters and digits', () => {
  expect(flat(bangla).filter(([, text]) => /[A-Za-z0-9]/.test(text.replace(/%\{\w+\}/g, '')))).toEqual([]);
});
