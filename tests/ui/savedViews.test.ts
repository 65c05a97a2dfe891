import { expect, test } from 'vitest';
import { currentView, readSavedViews, type Look, type SavedView } from '#ui/views/useViews.ts';

const look: Look = {
  filter: {},
  sort: { field: 'name', order: 'ASC' },
  hidden: [],
  density: 'comfortable',
  widths: {},
};
const all = { key: 'all', label: 'All', filter: {} };
const workers = { key: 'workers', label: 'Workers', filter: { role: ['worker'] } };
const mine: SavedView = {
  ...look,
  key: 'mine',
  label: 'Mine',
  filter: { role: ['buyer', 'admin'] },
  hidden: ['email'],
};
const shown = (changes: Partial<Look>, chosen?: string) => {
  const current = currentView([all, workers, mine], { ...look, ...changes }, chosen);
  return current && `${current.view.label}${current.changed ? '*' : ''}`;
};

test.each([
  [{}, 'All'],
  [{ sort: { field: 'coin', order: 'DESC' } }, 'All'],
  [{ filter: { role: ['worker'] } }, 'Workers'],
  [{ filter: { role: 'worker' } }, 'Workers'],
  [{ filter: { role: ['worker'], q: 'ann' } }, 'Workers*'],
  [{ filter: { role: ['worker', 'buyer'] } }, 'All*'],
  [{ filter: { role: ['admin', 'buyer'] }, hidden: ['email'] }, 'Mine'],
  [{ filter: { role: ['admin', 'buyer'] } }, 'Mine*'],
  [{ filter: { role: ['admin', 'buyer'] }, hidden: ['email'], density: 'compact' }, 'Mine*'],
] satisfies [Partial<Look>, string][])('%j is %s', (changes, name) => {
  expect(shown(changes)).toBe(name);
});

test('of two views that fit, the one that was chosen', () => {
  const twin: SavedView = { ...look, key: 'twin', label: 'Twin' };
  const name = (chosen?: string) => currentView([all, twin], look, chosen)?.view.label;
  expect([name('all'), name('twin'), name()]).toEqual(['All', 'Twin', 'Twin']);
});

test('no view fits', () => {
  expect(currentView([workers], look, undefined)).toBeUndefined();
});

test.each([null, undefined, 'views', 7, {}, { length: 2 }])('what the browser kept is %j: no views', (stored) => {
  expect(readSavedViews(stored)).toEqual([]);
});

test('of what the browser kept, whatever can be read', () => {
  const broken = [
    null,
    'mine',
    [],
    { ...mine, label: '' },
    { ...mine, label: 'x'.repeat(41) },
    { ...mine, filter: [] },
    { ...mine, filter: null },
    { ...mine, sort: { field: 'name', order: 'up' } },
    { ...mine, hidden: [1] },
    { ...mine, density: 'toString' },
  ];
  expect(readSavedViews([...broken, mine])).toEqual([mine]);
});
