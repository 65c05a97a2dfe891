import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
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
  const sidebar = within(screen.getByRole('navigation', { name: 'Dashboard pages' }));
  expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/Dashboard/AdminHome'],
    ['Manage User', MANAGE_USERS],
    ['Manage Task', '/Dashboard/managetask'],
  ]);
  const page = sidebar.getByRole('link', { name: 'Manage User' });
  expect(page).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('main')).toContainElement(await topBar());
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

test('DASH-5 TITLE-19 the redirect from /Dashboard replaces it: Back leads to where the visitor was', async () => {
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
});

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
