import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { itemsIn, sidebarOf } from '#tests/support/specifiedPages.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered, figuresShown } from '../support/adminHome.ts';
import { factsIn } from '../support/details.ts';
import { asked, headings } from '../support/manageUsers.ts';
import { BUYER_HOME, openReviews, PENDING, reviewing, reviewRow, STATS } from '../support/reviews.ts';

const stats = http.get('*/api/buyerStats', () =>
  HttpResponse.json({ totalTaskCount: 1234, pendingTask: 56, totalPaymentPaid: 7890 }),
);
const two = [aSubmission(1), aSubmission(2, { payable_amount: 1200 })];

test('DASH-4 TITLE-8 GUARD-6 /Dashboard leads a buyer to the home, under its title', async () => {
  const app = await renderApp('/Dashboard', { as: 'buyer', answers: [stats, ...reviewing(two)] });
  await screen.findByText('1–2 of 2');
  await allAnswered(app);
  expect([location.pathname, document.title]).toEqual([BUYER_HOME, 'BuyerHome']);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('DASH-19 the sidebar has the buyer’s pages and no others', async () => {
  windowWidth(1440);
  await openReviews({ answers: reviewing(two) });
  const sidebar = screen.getByRole('navigation', { name: 'Dashboard pages' });
  expect(within(sidebar).getByRole('heading', { level: 2 })).toHaveTextContent(/^BUYER Dashboard$/);
  expect(itemsIn(sidebar)).toEqual(sidebarOf('buyer'));
});

test.each([
  ['BH-2', 'Total Tasks', '1,234'],
  ['BH-3', 'Pending Workers', '56'],
  ['BH-4', 'Total Payment Paid', '7,890 coins'],
])('%s the card %s shows its field of the answer', async (_id, name, value) => {
  await openReviews({ answers: [stats, ...reviewing(two)] });
  expect(figuresShown()[name]).toBe(value);
  expect(Object.keys(figuresShown())).toHaveLength(3);
});

test('BH-1 BH-5 API-BUYER-1 one GET each, for the buyer’s own address', { tags: 'thorough' }, async () => {
  const { requests } = await openReviews({ answers: reviewing(two) });
  expect(asked(requests).toSorted()).toEqual([PENDING, STATS]);
});

test('BH-6 API-BUYER-2 the table of pending submissions', { tags: 'thorough' }, async () => {
  await openReviews({ answers: reviewing(two) });
  expect(screen.getByRole('heading', { level: 2, name: 'Pending Submissions' })).toBeVisible();
  expect(headings()).toEqual(['Worker', 'Title', 'Payable amount', 'Actions']);
  const cells = reviewRow('worker2@example.test').getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '',
    'WWorker 2worker2@example.test',
    'Task 2',
    '1,200 coins',
    'DetailsApproveReject',
  ]);
});

test('BH-6 without submissions the list says so', async () => {
  const app = await renderApp(BUYER_HOME, { as: 'buyer', answers: reviewing([]) });
  expect(await screen.findByText('Nothing waits for your review.')).toBeVisible();
  await allAnswered(app);
});

test('BH-6 the list is narrowed by task and by pay', { tags: 'thorough' }, async () => {
  const app = await openReviews({ answers: reviewing([...two, aSubmission(3, { task_id: 't1' })]) });
  await app.user.click(screen.getByRole('button', { name: 'Task: All' }));
  const offered = within(await screen.findByRole('menu')).getAllByRole('menuitemcheckbox');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Task 3', 'Task 2']);
  await app.user.click(screen.getByRole('menuitemcheckbox', { name: 'Task 2' }));
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
  expect(document.querySelector('main')).toHaveTextContent('worker2@example.test');
  await allAnswered(app);
});

test('BH-6 a task stays in the filter by its title when its last work is decided', async () => {
  const { user, simulation } = await renderApp(BUYER_HOME, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Task: All' }));
  const [choice] = within(await screen.findByRole('menu')).getAllByRole('menuitemcheckbox');
  const title = choice?.textContent ?? '';
  await user.click(choice ?? document.body);
  await user.keyboard('{Escape}');
  const pill = await screen.findByRole('button', { name: `Task: ${title}` });
  await simulation.store.transaction(async (tx) => {
    const { rows } = await tx.list('submissions', { task_title: title, status: 'pending' });
    for (const { _id } of rows) await tx.change('submissions', _id, {}, { status: 'approved' });
  });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
  await waitFor(() => expect(pill).toHaveAccessibleName(`Task: ${title}`));
  expect(pill).toBeVisible();
});

test.each([
  ['BH-7', 'Details'],
  ['BH-8', 'Approve'],
  ['BH-9', 'Reject'],
])('%s each row has its button %s, which says whose work it is', async (_id, name) => {
  await openReviews({ answers: reviewing(two) });
  expect(screen.getAllByRole('button', { name })).toHaveLength(2);
  expect(reviewRow('worker1@example.test').getByRole('button', { name })).toHaveAccessibleDescription(
    'Worker 1 worker1@example.test Task 1',
  );
});

test('BH-1 BH-5 each part fails for itself, and Try again brings it back', async () => {
  expectConsoleError(/ApiError/);
  const no = () => new HttpResponse('no', { status: 400 });
  const app = await renderApp(BUYER_HOME, {
    as: 'buyer',
    answers: [
      http.get('*/api/buyerStats', no, { once: true }),
      http.get('*/api/alltaskForbuyer', no, { once: true }),
      stats,
      ...reviewing(two),
    ],
  });
  const again = async (sentence: string) => {
    const alert = (await screen.findByText(sentence)).closest<HTMLElement>('[role="alert"]');
    await app.user.click(within(alert ?? document.body).getByRole('button', { name: 'Try again' }));
  };
  await again('The figures could not be loaded.');
  await waitFor(() => expect(figuresShown()['Total Tasks']).toBe('1,234'));
  await again('The list could not be loaded.');
  expect(await screen.findByText('1–2 of 2')).toBeVisible();
  await allAnswered(app);
});

test('GUARD-6 a worker on a buyer’s page is sent to /login, and no call is made', { tags: 'thorough' }, async () => {
  const { requests } = await renderApp(BUYER_HOME, { as: 'worker' });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(asked(requests)).toEqual([]);
});

test('BH-6 on a phone each submission is a card with its buttons', { tags: 'thorough' }, async () => {
  windowWidth(390);
  await openReviews({ answers: reviewing(two) });
  const [card] = within(screen.getByRole('list', { name: 'Pending Submissions' })).getAllByRole('listitem');
  expect(factsIn(card ?? document.body)).toEqual({ Title: 'Task 1', 'Payable amount': '40 coins' });
  const names = within(card ?? document.body).getAllByRole('button');
  expect(names.slice(-3).map(({ textContent }) => textContent)).toEqual(['Details', 'Approve', 'Reject']);
});

test('BH-5 in the demo it lists what the buyer’s tasks got and nobody has reviewed', { tags: 'thorough' }, async () => {
  const { simulation } = await openReviews();
  const { submissions } = simulation.state().marketplace;
  const mine = submissions.filter(
    ({ buyer_email, status }) => buyer_email === demoPeople.buyer && status === 'pending',
  );
  expect(mine.length).toBeGreaterThan(1);
  expect(screen.getByText(`1–${mine.length} of ${mine.length}`)).toBeVisible();
});
