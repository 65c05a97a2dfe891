import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { itemsIn, sidebarOf } from '#tests/support/specifiedPages.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { ADMIN_HOME } from '../support/adminHome.ts';
import { MANAGE_USERS, openUsers } from '../support/manageUsers.ts';
import { homeShown } from '../support/pages.ts';
import { factsOf, topBar } from '../support/topBar.ts';

const record = (change: object) => [
  http.get(/\/api\/oneUser/, () =>
    HttpResponse.json({
      name: 'Nusrat Karim',
      email: demoPeople.admin,
      role: 'admin',
      coin: 50,
      imgurl: '',
      ...change,
    }),
  ),
];

test('DASH-1 DASH-18 DASH-21 top bar, sidebar of the own role alone, and the screen stand inside the site', async () => {
  windowWidth(1440);
  await openUsers('nusrat karim');
  const sidebar = screen.getByRole('navigation', { name: 'Dashboard pages' });
  expect(itemsIn(sidebar)).toEqual(sidebarOf('admin'));
  const page = within(sidebar).getByRole('link', { name: 'Manage User' });
  expect(page).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('banner')).toContainElement(await topBar());
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: 'Manage Users' }));
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('DASH-7 the sidebar is headed by the role in capitals', async () => {
  windowWidth(1440);
  await openUsers('nusrat karim');
  const sidebar = within(screen.getByRole('navigation', { name: 'Dashboard pages' }));
  expect(sidebar.getByRole('heading', { level: 2 })).toHaveTextContent(/^ADMIN Dashboard$/);
});

test('DASH-8 DASH-9 CONST-1 brand, coins, role, name and e-mail; above them the coins as dollars, 20 to one', async () => {
  await openUsers('nusrat karim', { answers: record({ coin: 50 }) });
  const bar = await topBar();
  expect(within(bar).getByRole('link', { name: 'TaskCoin' })).toHaveAttribute('href', '/');
  expect(factsOf(bar)).toEqual({ Coins: '50', Role: 'Admin', Name: 'Nusrat Karim', Email: demoPeople.admin });
  expect(screen.getByRole('img', { name: '$2.50, balance of 50 coins' })).toHaveTextContent(/^\$2\.50$/);
});

test('DASH-15 with a picture the top bar shows it', async () => {
  await openUsers('nusrat karim', { answers: record({ imgurl: 'https://pictures.example/nusrat.png' }) });
  const bar = within(await topBar());
  expect(bar.getByAltText('')).toHaveAttribute('src', 'https://pictures.example/nusrat.png');
});

test('DASH-16 without a picture it shows the first letter of the name', async () => {
  await openUsers('nusrat karim', { answers: record({ name: 'élodie' }) });
  const bar = within(await topBar());
  expect(bar.getByText('É')).toHaveClass('PersonAvatar');
  expect(bar.queryByAltText('')).not.toBeInTheDocument();
});

test(
  'DASH-5 TITLE-19 the redirect from /Dashboard replaces it: Back leads to where the visitor was',
  { tags: 'thorough' },
  async () => {
    const app = await renderApp('/', { as: 'admin' });
    const { user, router } = app;
    await waitFor(() => expect(document.title).toBe('Home'));
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }));
    await homeShown(app);
    expect(location.pathname).toBe(ADMIN_HOME);
    expect(document.title).toBe('AdminHome');
    await router.navigate(-1);
    await waitFor(() => expect(document.title).toBe('Home'));
    expect(location.pathname).toBe('/');
  },
);

test('DASH-6 TITLE-4 /Dashboard stays where it is until the role is known', async () => {
  let tell: () => void = () => {};
  const known = new Promise<void>((resolve) => (tell = resolve));
  const first = http.get(/\/api\/oneUser/, () => HttpResponse.json({ email: demoPeople.admin }), { once: true });
  const later = http.get(/\/api\/oneUser/, () => known);
  const app = await renderApp('/Dashboard', { as: 'admin', answers: [first, later] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Your role is not known yet.' })).toBeVisible();
  expect([location.pathname, document.title]).toEqual(['/Dashboard', 'Dashboard']);
  await app.user.click(again);
  expect(location.pathname).toBe('/Dashboard');
  tell();
  await homeShown(app);
  expect([location.pathname, document.title]).toEqual([ADMIN_HOME, 'AdminHome']);
});

test.each([
  ['DASH-9', { coin: 50 }, 'Nusrat Karim', { Coins: '50', Name: 'Nusrat Karim', Email: demoPeople.admin }],
  [
    'DASH-10 DASH-12 DASH-13',
    { coin: null, name: '', email: '' },
    'Guest',
    { Coins: '0', Name: 'Guest', Email: 'Not Provided' },
  ],
])('%s behind the picture stands all that a narrow bar has no room for', async (_ids, change, name, facts) => {
  windowWidth(320);
  const { user } = await openUsers('nusrat karim', { answers: record(change) });
  const button = within(await topBar()).getByRole('button', { name: `Account: ${name}` });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button.querySelector('.PersonAvatar')).toBeVisible();
  button.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('dialog', { name: `Account: ${name}` });
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  expect(factsOf(menu)).toEqual({ Role: 'Admin', ...facts });
  expect(within(menu).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/Profile');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('DASH-9 the menu behind the picture speaks the chosen language, and its link leads to the profile', async () => {
  await changeLanguage('bn');
  onTestFinished(() => act(() => changeLanguage('en')).then(() => undefined));
  const { user } = await renderApp(MANAGE_USERS, { as: 'admin', answers: record({ coin: 50 }) });
  await user.click(await screen.findByRole('button', { name: 'অ্যাকাউন্ট: Nusrat Karim' }));
  const menu = await screen.findByRole('dialog', { name: 'অ্যাকাউন্ট: Nusrat Karim' });
  expect(factsOf(menu)).toEqual({ কয়েন: '৫০', ভূমিকা: 'অ্যাডমিন', নাম: 'Nusrat Karim', ইমেইল: demoPeople.admin });
  await user.click(within(menu).getByRole('link', { name: 'প্রোফাইল' }));
  await waitFor(() => expect(location.pathname).toBe('/Profile'));
});
