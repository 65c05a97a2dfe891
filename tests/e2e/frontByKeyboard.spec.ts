import type { Locator, Page } from '@playwright/test';
import { openFront } from './support/front.ts';
import { reach } from './support/hands/keyboard.ts';
import { banner, openHome, shown, voices } from './support/home.ts';
import { expect, test } from './support/test.ts';

/**
 * Moves the focus to a control by Tab and presses a key there; the focus must then be on `holds`, by default the same
 * control.
 */
const pressAt = async (control: Locator, key: string, holds: Locator = control) => {
  await reach(control);
  await control.page().keyboard.press(key);
  await expect(holds).toBeFocused();
};
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

test('the bar by keyboard: the skip link, the theme and the language, and the focus stays (THEME-2)', async ({
  page,
}) => {
  await openFront(page, 'en', '/');
  const { keyboard: keys } = page;
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await keys.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Find A Job' })).toBeFocused();
  const html = page.locator('html');
  const toLight = button(page, 'Switch to light theme');
  await pressAt(button(page, 'Switch to dark theme'), 'Space', toLight);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await pressAt(toLight, 'Enter', button(page, 'Switch to dark theme'));
  await expect(html).toHaveAttribute('data-theme', 'light');
  const language = page.getByRole('banner').getByRole('combobox');
  await pressAt(language, 'ArrowDown');
  await expect(html).toHaveAttribute('lang', 'bn');
  await expect(language).toBeFocused();
  await keys.press('ArrowUp');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(language).toBeFocused();
});

test(
  'the banner by keyboard: it stops, goes where it is sent, and leads on (HOME-11, HOME-12)',
  { tag: '@thorough' },
  async ({ page }) => {
    await openHome(page);
    const [pause, play] = [button(banner(page), 'Pause'), button(banner(page), 'Play')];
    await pressAt(pause, 'Enter', play);
    await pressAt(play, 'Space', pause);
    await pressAt(pause, 'Space', play);
    for (const [name, key, slide] of [
      ['Go to slide 3', 'Enter', 3],
      ['Next slide', 'Space', 4],
      ['Previous slide', 'Enter', 3],
      ['Go to slide 2', 'Space', 2],
    ] as const) {
      await pressAt(button(banner(page), name), key);
      await expect.poll(() => shown(page)).toEqual([slide]);
    }
    // The one way in that can be reached is that of the slide in sight.
    await reach(banner(page).getByRole('group', { name: '2 of 4' }).getByRole('link', { name: 'View More' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
  },
);

test(
  'opinions and newsletter by keyboard: the focus stays where the work is (HOME-28, HOME-29)',
  { tag: '@thorough' },
  async ({ page }) => {
    await openHome(page);
    await pressAt(button(voices(page), 'Next opinion'), 'Enter');
    await expect.poll(() => shown(page, 'What people say')).toEqual([2, 3, 4]);
    await pressAt(button(voices(page), 'Previous opinion'), 'Space');
    await expect.poll(() => shown(page, 'What people say')).toEqual([1, 2, 3]);
    const newsletter = page.getByRole('region', { name: 'Newsletter' });
    const field = newsletter.getByRole('textbox');
    await pressAt(button(newsletter, 'Subscribe'), 'Space', field);
    const said = newsletter.getByRole('status');
    await expect(said).toHaveText('Please enter a valid email address.');
    await page.keyboard.type('ada@example.test');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Thank you for subscribing!');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  },
);

test('the phone’s menu by keyboard: it opens, leads on, and closes by Escape and by going on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFront(page, 'en', '/login');
  const menu = button(page, 'Menu');
  const about = page.getByRole('link', { name: 'About Us' });
  await pressAt(menu, 'Enter');
  await reach(about);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  await reach(about);
  await reach(page.getByRole('combobox', { name: 'Language' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(about).toBeHidden();
  await pressAt(menu, 'Enter');
  await reach(about);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About TaskCoin' })).toBeFocused();
});

test(
  'signing in by keyboard: what is missing or wrong gets the focus, and what was typed stays (LOGIN-17)',
  { tag: '@thorough' },
  async ({ page }) => {
    await openFront(page, 'en', '/login');
    const { keyboard: keys } = page;
    const email = page.getByRole('textbox', { name: 'Email' });
    await pressAt(button(page, 'Login'), 'Space', email);
    await keys.type('admin@example.test');
    await keys.press('Tab');
    await keys.type('Wrong1');
    await keys.press('Tab');
    await expect(button(page, 'Show password')).toBeFocused();
    await keys.press('Tab');
    await expect(button(page, 'Login')).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(email).toHaveValue('admin@example.test');
    const role = page.getByRole('combobox', { name: 'Role' });
    await pressAt(button(page, 'Signup with Google'), 'Space', role);
    await keys.press('ArrowDown');
    await expect(role).not.toHaveValue('');
  },
);

test(
  'signing up by keyboard: what is missing gets the focus, and the account is made',
  { tag: '@thorough' },
  async ({ page }) => {
    await openFront(page, 'en', '/register');
    const { keyboard: keys } = page;
    await pressAt(button(page, 'Register'), 'Space', page.getByRole('textbox', { name: 'Name' }));
    await keys.type('Zoe Park');
    const email = page.getByRole('textbox', { name: 'Email' });
    await reach(email);
    await keys.type('zoe@example.test');
    await keys.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await keys.type('Abcdef1');
    const role = page.getByRole('combobox', { name: 'Role', exact: true });
    await pressAt(role, 'ArrowDown');
    await expect(role).not.toHaveValue('');
    await keys.press('Tab');
    await expect(button(page, 'Register')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoe Park');
    await expect(email).toHaveValue('zoe@example.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Abcdef1');
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/Dashboard\//);
    await expect(page.locator('body')).not.toBeFocused();
  },
);
