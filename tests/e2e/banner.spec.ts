import type { Page } from '@playwright/test';
import { banner, openHomeAt, shown } from './support/home.ts';
import { expect, test } from './support/test.ts';

const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const away = (page: Page) => page.mouse.move(5, 5);
const pass = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** Opens the landing page and goes to slide 2 of the banner by its arrow, with the pointer elsewhere. */
const atSecond = async (page: Page) => {
  await openHomeAt(page);
  await press(page, 'Next slide');
  await away(page);
  await pass(page, 0);
  expect(await shown(page)).toEqual([2]);
};

test('HOME-13 HOME-14 ten seconds after a click on an arrow it moves on, once', async ({ page }) => {
  await atSecond(page);
  await pass(page, 9_500);
  expect(await shown(page)).toEqual([2]);
  await pass(page, 1_000);
  expect(await shown(page)).toEqual([3]);
  await expect(banner(page).getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true');
  await expect(banner(page).locator('[inert]')).toHaveCount(3);
});

test('HOME-14 the pointer above it holds it; once it has left, it goes on', { tag: '@thorough' }, async ({ page }) => {
  await atSecond(page);
  await banner(page).hover({ position: { x: 300, y: 60 } });
  await pass(page, 25_000);
  expect(await shown(page)).toEqual([2]);
  await away(page);
  await pass(page, 10_500);
  expect(await shown(page)).toEqual([3]);
});

test('HOME-14 HOME-12 the keyboard’s focus holds it, and neither Enter nor an arrow key moves the focus', async ({
  page,
}) => {
  await atSecond(page);
  const next = banner(page).getByRole('button', { name: 'Next slide' });
  await banner(page).getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await pass(page, 25_000);
  expect(await shown(page)).toEqual([2]);
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await pass(page, 1_000);
  expect(await shown(page)).toEqual([2]);
  await page.keyboard.press('Enter');
  await pass(page, 1_000);
  expect(await shown(page)).toEqual([3]);
  await expect(next).toBeFocused();
  await page.getByRole('link', { name: 'Find A Job' }).focus();
  await pass(page, 10_500);
  expect(await shown(page)).toEqual([4]);
});

test(
  'HOME-14 Pause is the first button, and stays after the pointer has left',
  { tag: '@thorough' },
  async ({ page }) => {
    await atSecond(page);
    const first = banner(page).getByRole('button').first();
    await expect(first).toHaveAccessibleName('Pause');
    await first.click();
    await away(page);
    await expect(first).toHaveAccessibleName('Play');
    await pass(page, 25_000);
    expect(await shown(page)).toEqual([2]);
  },
);

test(
  'HOME-14 under reduced motion it stands still until it is asked to play',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHomeAt(page);
    await pass(page, 25_000);
    expect(await shown(page)).toEqual([1]);
    await press(page, 'Play');
    await away(page);
    await pass(page, 10_500);
    expect(await shown(page)).toEqual([2]);
  },
);
