import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smokes } from '../../scripts/smokes.mjs';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Commands that README.md and docs/commands.md tell their readers to run. */
const told = [read('README.md'), read('docs/commands.md')].join('\n');
const named = [...new Set([...told.matchAll(/`npm run ([\w:]+)/g)].map(([, command = '']) => command))];

/** Commands of the nightly run: '- faults', '- preview -- --smoke', '- run: npm run engines'. */
const nightly = [
  ...read('.github/workflows/nightly.yml').matchAll(/^ +- (?:run: npm run )?([\w:]+)(?: -- .+)?$/gm),
].map(([, command = '']) => command);

test('README.md and docs/commands.md name commands that there are', () => {
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((command) => !(command in scripts))).toEqual([]);
});

test('each of them has its smallest piece, but pictures, which draws what is kept', () => {
  expect(named.filter((command) => command !== 'pictures' && !(command in smokes))).toEqual([]);
  expect(Object.keys(smokes).filter((command) => !(command in scripts))).toEqual([]);
});

test('each of them runs every night', () => {
  expect(named.filter((command) => !nightly.includes(command))).toEqual([]);
});
