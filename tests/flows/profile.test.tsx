import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { roles } from '#domain/entities.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { factsIn } from './support/details.ts';
import { asked } from './support/manageUsers.ts';
import { recordOf } from './support/record.ts';
import { credentials } from './support/signIn.ts';
import { aSubmission, MINE, offering } from './support/work.ts';

const content = () => within(within(screen.getByRole('main')).getByRole('region', { name: 'Profile' }));
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

const figures = async () => {
  const row = await screen.findByRole('region', { name: 'How you stand' });
  await waitFor(() => expect(row).toHaveAttribute('aria-busy', 'false'));
  return factsIn(row);
};

test('shows a worker what was earned since when, and what waits, by the one list of the dashboard', async () => {
  const work = [
    aSubmission({ _id: 's1', status: 'approved', payable_amount: 40, current_date: '2026-05-02' }),
    aSubmission({ _id: 's2', status: 'approved', payable_amount: 20, current_date: '2026-05-03' }),
    aSubmission({ _id: 's3', status: 'pending', payable_amount: 15 }),
    aSubmission({ _id: 's4', status: 'rejected', current_date: '2026-04-30' }),
  ];
  const { requests } = await renderApp('/Profile', { as: 'worker', answers: offering([], work) });
  expect(await figures()).toEqual({
    'Earned so far': '60 coins',
    'Waiting for approval': '1',
    'Working since': 'Apr 30, 2026',
  });
  expect(screen.getByRole('link', { name: 'Show what is waiting' })).toHaveAttribute(
    'href',
    '/Dashboard/workerSubmission',
  );
  await waitFor(() => expect(asked(requests).toSorted()).toEqual(['GET /erasure', `GET ${MINE}`]));
});

test.each([
  ['buyer', { 'Waiting for your review': '8' }, '/Dashboard/buyerHome?review='],
  ['admin', { 'Workers and buyers': '197', 'Waiting to be paid': '20' }, '/Dashboard/AdminHome'],
] as const)('shows the %s what waits for them', { tags: 'thorough' }, async (as, waiting, path) => {
  await renderApp('/Profile', { as });
  expect(await figures()).toMatchObject(waiting);
  expect(screen.getByRole('link', { name: 'Show what is waiting' })).toHaveAttribute('href', path);
});

test('the profile stays where its figures cannot be had, and asks again on demand', async () => {
  expectConsoleError(/ApiError/);
  let ill = true;
  const broken = http.get('*/api/submission', () =>
    ill ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json([]),
  );
  const { user } = await renderApp('/Profile', { as: 'worker', answers: [broken] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(content().getByText('worker@example.test')).toBeVisible();
  ill = false;
  await user.click(again);
  expect(await figures()).toMatchObject({ 'Earned so far': '0 coins', 'Working since': 'Nothing yet' });
});

test('is not open to nobody', async () => {
  await renderApp('/profile');
  await credentials();
  expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
});
