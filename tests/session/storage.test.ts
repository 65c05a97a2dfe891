// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStorage } from '#services/storage.ts';

const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('AUTH-3 a token that the browser has no room for lasts for the visit', () => {
  localStorage.setItem('access-token', 'earlier');
  const storage = createStorage();
  fill();
  storage.set('access-token', 'now');
  expect(storage.get('access-token')).toBe('now');
  expect(storage.keys('access')).toEqual(['access-token']);
  storage.remove('access-token');
  expect(storage.get('access-token')).toBeNull();
  expect(storage.keys('access')).toEqual([]);
});

test('AUTH-3 a renewed token that is kept takes the place of one that there was no room for', () => {
  const storage = createStorage();
  const full = fill();
  storage.set('access-token', 'first');
  full.mockRestore();
  storage.set('access-token', 'renewed');
  expect(storage.get('access-token')).toBe('renewed');
  expect(createStorage().get('access-token')).toBe('renewed');
});
