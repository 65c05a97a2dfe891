import { screen } from '#tests/support/rendering.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { mediaQueryList } from '#tests/support/mediaQueryList.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const shown = () => document.documentElement.getAttribute('data-theme');
const kept = () => localStorage.getItem('theme');
const toDark = () => screen.findByRole('button', { name: 'Switch to dark theme' });
const toLight = () => screen.findByRole('button', { name: 'Switch to light theme' });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('THEME-1 THEME-4 it is light while nothing is stored', async () => {
  await renderApp('/');
  expect(await toDark()).toBeVisible();
  expect(shown()).toBe('light');
});

test('THEME-1 it is light where the device is dark, too', { tags: 'thorough' }, async () => {
  vi.stubGlobal('matchMedia', (query: string) => mediaQueryList(query, query.includes('dark')));
  await renderApp('/');
  expect(await toDark()).toBeVisible();
  expect(shown()).toBe('light');
});

test('THEME-2 THEME-3 THEME-4 the toggle switches, stores and shows, there and back', async () => {
  const { user } = await renderApp('/');
  await user.click(await toDark());
  expect(await toLight()).toHaveFocus();
  expect(kept()).toBe('dark');
  expect(shown()).toBe('dark');
  await user.click(await toLight());
  expect(await toDark()).toHaveFocus();
  expect(kept()).toBe('light');
  expect(shown()).toBe('light');
});

test.each([
  ['THEME-5', 'dark', toLight],
  ['THEME-5', 'light', toDark],
])('%s a stored %s theme is shown on load', async (_id, theme, button) => {
  localStorage.setItem('theme', theme);
  await renderApp('/');
  expect(await button()).toBeVisible();
  expect(shown()).toBe(theme);
  expect(kept()).toBe(theme);
});

test.each(['system', 'DARK', '', '{}'])(
  'THEME-1 %j under the key is no theme, so it is light',
  { tags: 'thorough' },
  async (stored) => {
    localStorage.setItem('theme', stored);
    await renderApp('/');
    expect(await toDark()).toBeVisible();
    expect(shown()).toBe('light');
  },
);

test.each(['system', 'dark mode'])(
  'THEME-1 %j under the key is light where the device is dark, too',
  { tags: 'thorough' },
  async (stored) => {
    vi.stubGlobal('matchMedia', (query: string) => mediaQueryList(query, query.includes('dark')));
    localStorage.setItem('theme', stored);
    await renderApp('/');
    expect(await toDark()).toBeVisible();
    expect(shown()).toBe('light');
  },
);

test('THEME-3 nothing else is kept beside the key', { tags: 'thorough' }, async () => {
  const { user } = await renderApp('/');
  await user.click(await toDark());
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('THEME-2 a choice in another tab is followed', async () => {
  await renderApp('/');
  await toDark();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(await toLight()).toBeVisible();
  expect(shown()).toBe('dark');
});

test.each([
  ['NAV-12', 'nobody', undefined],
  ['NAV-12', 'a worker', 'worker'],
] as const)('%s the toggle is there for %s', { tags: 'thorough' }, async (_id, _who, role) => {
  const { user } = await renderApp('/aboutUs', role ? { as: role } : {});
  await screen.findByRole('heading', { name: 'About TaskCoin' });
  await user.click(await toDark());
  expect(shown()).toBe('dark');
});

test('THEME-3 LogOut keeps the chosen theme', { tags: 'thorough' }, async () => {
  const { user } = await renderApp('/aboutUs', { as: 'buyer' });
  await user.click(await toDark());
  await user.click(screen.getByRole('button', { name: 'LogOut' }));
  await screen.findByRole('link', { name: 'Login' });
  expect(kept()).toBe('dark');
  expect(shown()).toBe('dark');
});
