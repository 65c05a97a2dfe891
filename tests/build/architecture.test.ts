// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** Files in the table of a section of docs/architecture.md, in its order. */
const filesOf = (title: string): string[] => {
  const [, section = ''] = page.split(`## ${title}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
};

/** File that an import names: by '#name/…' in package.json, or by './…' beside the importing file. */
const resolved = (file: string, name: string): string => {
  const alias = Object.entries(packageJson.imports).find(([key]) => name.startsWith(key.replace('*', '')));
  if (!alias) return posix.join(dirname(file), name);
  return alias[1].replace('*', name.slice(alias[0].length - 1)).replace('./', '');
};

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, name = '']) =>
    resolved(file, name),
  );

test.each([
  ['A row of the users grid', 14],
  ['Approve', 22],
  ['A purchase', 26],
])('%s takes a way of at most %d files, each joined to another by an import', (title, most) => {
  const files = filesOf(title);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(most);
  // Contexts and tables join the rest: the data provider, the card company, the server's calls.
  const alone = files.filter(
    (file) => !files.some((one) => importsOf(file).includes(one) || importsOf(one).includes(file)),
  );
  expect(alone).toEqual([]);
});
