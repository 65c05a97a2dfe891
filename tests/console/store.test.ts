import { expect, test, vi } from 'vitest';
import { createStore } from '#console/store.ts';

const open = (email: string) => {
  const store = createStore(email);
  store.setup();
  return store;
};

test('CONST-3 preferences are kept per user, outlive a visit and leave the keys of the contract alone', () => {
  localStorage.setItem('theme', 'dark');
  open('ann@example.test').setItem('users.listParams', { perPage: 50 });
  expect(open('ann@example.test').getItem('users.listParams')).toEqual({ perPage: 50 });
  expect(open('bo@example.test').getItem('users.listParams', 'none')).toBe('none');
  const others = Object.keys(localStorage).filter((key) => key !== 'theme');
  expect(others.filter((key) => !key.includes('ann@example.test') && !key.includes('bo@example.test'))).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('an address is the same user’s in any case of letters', () => {
  open('Ann@Example.test').setItem('users.listParams', { perPage: 25 });
  expect(open('ann@example.test').getItem('users.listParams')).toEqual({ perPage: 25 });
});

test('AU-1 how a list is filtered is kept for the next visit, and not taken over from another tab', () => {
  const mine = open('ann@example.test');
  const heard = vi.fn();
  mine.subscribe('users.listParams', heard);
  mine.subscribe('users.density', heard);
  mine.setItem('users.listParams', { filter: {} });
  const params = Object.keys(localStorage).find((key) => key.endsWith('.listParams')) ?? '';
  const ofOtherTab = JSON.stringify({ filter: { q: 'bo' } });
  localStorage.setItem(params, ofOtherTab);
  dispatchEvent(new StorageEvent('storage', { key: params, newValue: ofOtherTab }));
  const density = params.replace('listParams', 'density');
  dispatchEvent(new StorageEvent('storage', { key: density, newValue: '"compact"' }));
  expect(heard.mock.calls).toEqual([[{ filter: {} }], ['compact']]);
  expect(mine.getItem('users.listParams')).toEqual({ filter: {} });
  expect(open('ann@example.test').getItem('users.listParams')).toEqual({ filter: { q: 'bo' } });
});

test('what is selected is told to those who watch, and never stored', () => {
  const store = open('ann@example.test');
  const heard = vi.fn();
  store.subscribe('users.selectedIds', heard);
  store.setItem('users.selectedIds', ['a', 'b']);
  expect(heard).toHaveBeenCalledWith(['a', 'b']);
  expect(store.getItem('users.selectedIds')).toEqual(['a', 'b']);
  expect(JSON.stringify(localStorage)).not.toContain('selectedIds');
  expect(open('ann@example.test').getItem('users.selectedIds', [])).toEqual([]);
  store.removeItem('users.selectedIds');
  expect(store.getItem('users.selectedIds', [])).toEqual([]);
});

test('what the browser has no room for lasts for the visit, and is kept again when there is room', () => {
  const store = open('ann@example.test');
  const heard = vi.fn();
  store.subscribe('draft.task', heard);
  store.setItem('draft.task', 'short');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.setItem('draft.task', 'long');
  expect(store.getItem('draft.task')).toBe('long');
  full.mockRestore();
  store.setItem('draft.task', 'longer');
  expect(heard.mock.calls).toEqual([['short'], ['long'], ['longer']]);
  expect(open('ann@example.test').getItem('draft.task')).toBe('longer');
  store.removeItem('draft.task');
  expect(store.getItem('draft.task')).toBeUndefined();
});
