import { screen, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { roles } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { recordOf } from './support/record.ts';
import { credentials } from './support/signIn.ts';

const content = () => within(screen.getByRole('main'));
/** Labels of the profile, each with its value. */
const facts = () =>
  content()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

test('PROF-1 shows picture, name, e-mail address, role and coins', { tags: 'thorough' }, async () => {
  const imgurl = 'https://i.example.com/ada.png';
  await renderApp('/Profile', { as: 'buyer', answers: [recordOf('buyer', { imgurl, coin: 50 })] });
  await screen.findByRole('heading', { name: 'Profile' });
  expect(content().getByRole('img', { name: 'Profile picture of Ada Ünal' })).toHaveAttribute('src', imgurl);
  expect(facts()).toEqual([
    ['Name', 'Ada Ünal'],
    ['Role', 'Buyer'],
    ['Email', 'buyer@example.test'],
    ['Coins', '50 ($2.50)'],
  ]);
});

test('PROF-1 says so where the server left something out', async () => {
  const bare = { name: '', email: '', role: '', coin: 0 } as const;
  await renderApp('/Profile', { as: 'worker', answers: [recordOf('worker', bare)] });
  await screen.findByRole('heading', { name: 'Profile' });
  expect(facts()).toEqual([
    ['Name', 'Priya Nair'],
    ['Role', 'N/A'],
    ['Email', 'worker@example.test'],
    ['Coins', '0 ($0.00)'],
  ]);
});

test.each(roles)('PROF-2 is open to the %s', async (role) => {
  const { user, router } = await renderApp('/', { as: role });
  await user.click(await screen.findByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(content().getByText(`${role}@example.test`)).toBeVisible();
  expect(router.state.location.pathname).toBe('/Profile');
});

test('is not open to nobody', async () => {
  await renderApp('/profile');
  await credentials();
  expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
});
