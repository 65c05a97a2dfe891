// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#i18n/en/index.ts';

const source = join(import.meta.dirname, '../../src');

/** Code of the product without texts and comments, in which a key might be named but not used. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^i18n[\\/][a-z]{2}[\\/]/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8').replace(/(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, ''))
  .join('\n');

const flat = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, below]: [string, string | object]) =>
    typeof below === 'string' ? [path + name] : flat(below, `${path}${name}.`),
  );
const keys = flat(en);

const written = new Set([...code.matchAll(/['`](\w+(?:\.\w+)*)['`]/g)].map(([, key]) => key));

/**
 * Patterns of keys that code composes, such as `news.${kind}Many`. A placeholder stands for one name only, so that a
 * beginning alone does not match a whole branch.
 */
const patterns = [...code.matchAll(/`((\w+)\.[\w.]*(?:\$\{[^`}]*\}[\w.]*)+)`/g)]
  .filter(([, , topic = '']) => topic in en)
  .map(([, text = '']) => {
    const name = text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+');
    return { text, of: new RegExp(`^${name}$`) };
  });

test('every text is said somewhere', () => {
  const unused = keys.filter((key) => !written.has(key) && !patterns.some(({ of }) => of.test(key)));
  expect(unused).toEqual([]);
});

test('and whatever builds a key from parts finds one', () => {
  const idle = patterns.filter(({ of }) => !keys.some((key) => of.test(key))).map(({ text }) => text);
  expect(idle).toEqual([]);
});
