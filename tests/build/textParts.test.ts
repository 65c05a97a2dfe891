// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#i18n/en/index.ts';
import * as site from '#i18n/en/parts/site.ts';

const source = join(import.meta.dirname, '../../src');

/** Folders and files whose code runs behind /Dashboard alone, where the console's texts are loaded. */
const behindDashboard = [
  ...['bulk', 'changes', 'console', 'dashboards', 'dataProvider', 'purchases', 'resources'],
  ...[
    'cards',
    'commands',
    'export',
    'facts',
    'figures',
    'filters',
    'forms',
    'grid',
    'panel',
    'sheet',
    'shortcuts',
    'text',
    'views',
  ].map((folder) => `ui/${folder}`),
  // The domain and i18n answer with keys and texts for whoever shows them.
  ...['domain', 'i18n'],
];

const holds = (texts: object, key: string): boolean =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts) !==
  undefined;

/** Keys of texts in a file's code, such as 'dialog.title', or their beginnings, as in `dialog.${kind}`. */
const keysIn = (file: string): string[] =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/['`]([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)(?:\.?\$\{[^`]*)?['`]/g)]
    .map(([, key = '']) => key)
    .filter((key) => holds(en, key));

const saying = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !behindDashboard.some((place) => file.startsWith(`${place}/`)),
);

test('code of the public site says no text of the console, which comes later', () => {
  const keys = saying.flatMap((file) => keysIn(file).map((key) => [file, key] as const));
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter(([, key]) => !holds(site, key))).toEqual([]);
});
