import { screen, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { asked, MANAGE_USERS } from '../support/manageUsers.ts';
import { factsOf, topBar } from '../support/topBar.ts';

const answering = (body: string) => [http.get(/\/api\/oneUser/, () => new HttpResponse(body))];
const missing = { Coins: '0', Role: 'N/A', Name: 'Guest', Email: 'Not Provided' };

test.each([
  ['{}', '{}'],
  ['an unknown role', '{"role":"owner"}'],
  ['wrong types', '{"name":{},"email":[1],"role":7,"coin":"many","imgurl":false}'],
  ['no numbers', '{"name":null,"email":null,"role":null,"coin":null,"imgurl":null}'],
  ['a poisoned prototype', '{"__proto__":{"role":"admin","name":"Mallory","coin":9}}'],
])(
  'DASH-10 DASH-11 ENT-6 a record of %s gives every default, and no redirect',
  { tags: 'thorough' },
  async (_, body) => {
    const { requests } = await renderApp(MANAGE_USERS, { as: 'admin', answers: answering(body) });
    const bar = await topBar();
    expect(factsOf(bar)).toMatchObject(missing);
    expect(screen.getByRole('heading', { level: 1, name: 'Your role is not known yet.' })).toBeVisible();
    expect(location.pathname).toBe(MANAGE_USERS);
    expect(asked(requests)).toEqual([]);
  },
);

test.each([
  ['DASH-12', 'name', 'Name', 'Guest'],
  ['DASH-13', 'email', 'Email', 'Not Provided'],
  ['DASH-11', 'role', 'Role', 'N/A'],
  ['DASH-10', 'coin', 'Coins', '0'],
])('%s without %s the top bar says its default and the rest as it is', async (_, field, label, fallback) => {
  const whole = { name: 'Ann', email: 'ann@example.test', role: 'admin', coin: 7, imgurl: '' };
  const body = JSON.stringify({ ...whole, [field]: undefined });
  await renderApp('/Dashboard/manageuser?filter={"q":"nobody"}', { as: 'admin', answers: answering(body) });
  if (field !== 'role') await screen.findByText('Nothing matches your search.');
  const facts = { Coins: '7', Role: 'Admin', Name: 'Ann', Email: 'ann@example.test', [label]: fallback };
  expect(factsOf(await topBar())).toEqual(facts);
});

test("DASH-17 without a picture and a name the top bar shows '?'", async () => {
  await renderApp(MANAGE_USERS, { as: 'admin', answers: answering('{}') });
  expect(within(await topBar()).getByText('?')).toHaveClass('PersonAvatar');
});

test.each([
  ['null', 'null'],
  ['nothing', ''],
])('ENT-6 a record of %s asks for a role instead of guessing one', async (_, body) => {
  const { requests } = await renderApp(MANAGE_USERS, { as: 'admin', answers: answering(body) });
  expect(await screen.findByRole('heading', { level: 1, name: 'One last question' })).toBeVisible();
  expect(asked(requests)).toEqual([]);
});

test.each([
  ['a list', '[]'],
  ['HTML', '<!doctype html><title>Oops</title>'],
  ['a number', '42'],
])('AUTH-14 ENT-6 a record that is %s is logged, and shows the loader with its ways out', async (_, body) => {
  expectConsoleError(/^Error fetching user:/);
  const { user } = await renderApp(MANAGE_USERS, { as: 'admin', answers: answering(body) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(location.pathname).toBe(MANAGE_USERS);
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'LogOut' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(demoPeople.admin in localStorage).toBe(false);
});
