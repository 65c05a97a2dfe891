import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import floors from '../../scripts/floors.json' with { type: 'json' };

test('every folder of src has its place in the list that the rules of imports are made from', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...floors].sort());
});

test('the table of README has the folders in that order', () => {
  const cells = readFileSync('README.md', 'utf8').match(/^\| `src\/[^|]*/gm) ?? [];
  const named = cells.flatMap((cell) => [...cell.matchAll(/`src\/([\w-]+)/g)].map(([, name]) => name));
  expect(named).toEqual(floors);
});
