import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coinPackages, dollarsOf } from '#domain/coins.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const folders = (place: RegExp) => [...new Set(files.flatMap((file) => place.exec(file)?.[1] ?? []))];

test('the README says what each folder holds, directly below src and at the top', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const places = readme.slice(readme.indexOf('## Where things are'), readme.indexOf('## Configuration'));
  const all = [...folders(/^(src\/[^/]+)\//), ...folders(/^([^./][^/]*)\//).filter((folder) => folder !== 'src')];
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((folder) => !new RegExp(`^\\|.*\`${folder}(/\\*)?\``, 'm').test(places))).toEqual([]);
});

test.each(coinPackages)('C-14 the owner is told what $coins coins for $price dollars pay out', ({ coins, price }) => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const rows = operations.split('\n').map((line) => line.replaceAll(/[\s*]/g, '').replaceAll('−', '-'));
  const [row = ''] = rows.filter((line) => line.startsWith(`|${coins.toLocaleString('en')}|$${String(price)}|`));
  const [, , , , paidOut, kept = ''] = row.split('|');
  expect(paidOut).toBe(`$${dollarsOf(coins)}`);
  expect(Number(kept.replace('$', ''))).toBe(price - Number(dollarsOf(coins)));
});
