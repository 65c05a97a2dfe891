import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specified, worthOf } from '#domain/coins.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const folders = (place: RegExp) => [...new Set(files.flatMap((file) => place.exec(file)?.[1] ?? []))];

test('the README says what each folder holds, directly below src and at the top', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const places = readme.slice(readme.indexOf('## Where things are'), readme.indexOf('## More'));
  const all = [...folders(/^(src\/[^/]+)\//), ...folders(/^([^./][^/]*)\//).filter((folder) => folder !== 'src')];
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((folder) => !new RegExp(`^\\|.*\`${folder}(/\\*)?\``, 'm').test(places))).toEqual([]);
});

const pages = files.filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
const headingsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('%s links to files and headings that there are', (page) => {
  const links = readFileSync(join(root, page), 'utf8').matchAll(
    /(?:\]\(|<img src=")(?!https?:)([^)#"\s]*)(?:#([^)]+))?/g,
  );
  for (const [link, path = '', heading] of links) {
    const target = path === '' ? join(root, page) : join(root, page, '..', path);
    expect(existsSync(target), link).toBe(true);
    if (heading !== undefined) expect(headingsOf(target), link).toContain(heading);
  }
});

test.each([
  ['README.md', 900],
  ['CONTRIBUTING.md', 1200],
])('%s has at most %d words: what goes beyond stands in docs/', (page, most) => {
  expect(readFileSync(join(root, page), 'utf8').split(/\s+/).length).toBeLessThanOrEqual(most);
});

const decisions = files.flatMap((file) => (/^docs\/decisions\/(\d{4}-.+\.md)$/.exec(file) ?? []).slice(1));
const inDecisions = (file: string) => readFileSync(join(root, 'docs/decisions', file), 'utf8');
const linksOf = (text = '') => [...text.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, file = '']) => file);
/**
 * Line below a record's title that names the records that it supersedes, or that supersede it; undefined without one.
 */
const statusOf = (file: string, word: 'Superseded' | 'Supersedes') =>
  new RegExp(`^${word} [^]+?(?=\\n\\n)`, 'm').exec(inDecisions(file))?.[0];

test('the index of decisions has each record by its title, and says what supersedes it', () => {
  const rows = inDecisions('README.md').split('\n');
  expect(decisions.length).toBeGreaterThan(40);
  for (const file of decisions) {
    const number = file.slice(0, 4);
    const [, , title = '', status] = rows.find((row) => row.startsWith(`| [${number}](${file})`))?.split('|') ?? [];
    expect(`# ${number} ${title.trim()}`).toBe(inDecisions(file).split('\n')[0]);
    expect(linksOf(status), file).toEqual(linksOf(statusOf(file, 'Superseded')));
  }
});

test('a record that another one supersedes says so', () => {
  for (const file of decisions)
    for (const former of linksOf(statusOf(file, 'Supersedes')))
      expect(linksOf(statusOf(former, 'Superseded')), `${former} by ${file}`).toContain(file);
});

test.each(specified.packages)(
  'C-14 the owner is told what $coins coins for $price dollars pay out',
  ({ coins, price }) => {
    const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const rows = operations.split('\n').map((line) => line.replaceAll(/[\s*]/g, '').replaceAll('−', '-'));
    const [row = ''] = rows.filter((line) => line.startsWith(`|${coins.toLocaleString('en')}|$${String(price)}|`));
    const [, , , , paidOut, kept = ''] = row.split('|');
    expect(paidOut).toBe(`$${worthOf(coins, specified)}`);
    expect(Number(kept.replace('$', ''))).toBe(price - Number(worthOf(coins, specified)));
  },
);
