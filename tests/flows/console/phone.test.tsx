import { fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { DOUBLE_PRESS } from '#ui/doublePress.ts';
import { allAnswered, openHome, pending } from '../support/adminHome.ts';
import { openUsers, question } from '../support/manageUsers.ts';
import { openReviews, reviewing } from '../support/reviews.ts';

test('DASH-1 DASH-21 on a phone the sidebar waits in a drawer, and choosing a page closes it', async () => {
  windowWidth(390);
  const { user } = await openUsers('priya nair');
  const pages = () => screen.queryByRole('navigation', { name: 'Dashboard pages' });
  expect(pages()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('navigation', { name: 'Dashboard pages' }));
  expect(drawer.getByRole('heading', { level: 2, name: 'ADMIN Dashboard' })).toBeVisible();
  await user.click(drawer.getByRole('link', { name: 'Manage User' }));
  await waitFor(() => expect(pages()).not.toBeInTheDocument());
});

test('DASH-1 Escape closes the drawer', { tags: 'thorough' }, async () => {
  windowWidth(390);
  const { user } = await openUsers('priya nair');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('navigation', { name: 'Dashboard pages' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Dashboard pages' })).not.toBeInTheDocument());
});

test(
  'DASH-1 on a phone the filters stand behind one button, which counts those that leave something out',
  { tags: 'thorough' },
  async () => {
    windowWidth(390);
    const { user } = await openUsers('priya nair');
    const button = () => screen.getByRole('button', { name: /^Filters/ });
    expect(button()).toHaveAccessibleName('Filters');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Role: All' })).not.toBeInTheDocument();
    await user.click(button());
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    await user.click(filters.getByRole('button', { name: 'Role: All' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Worker' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveAccessibleName('Filters (1)'));
    await user.click(await filters.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(button()).toHaveAccessibleName('Filters'));
    await user.click(button());
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
  },
);

const cardOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

test(
  'BH-8 on a phone the card that takes the place of a reviewed one gets the focus, on the same button',
  { tags: 'thorough' },
  async () => {
    windowWidth(390);
    const app = await openReviews({ answers: reviewing([aSubmission(1), aSubmission(2), aSubmission(3)]) });
    const approve = (worker: string) => cardOf(worker).getByRole('button', { name: 'Approve' });
    await app.user.click(approve('Worker 2'));
    await waitFor(() => expect(screen.queryByText('Worker 2')).not.toBeInTheDocument());
    await waitFor(() => expect(approve('Worker 3')).toHaveFocus());
    await allAnswered(app);
    await delay(DOUBLE_PRESS);
    // The last one on the page leaves it to the one before.
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(approve('Worker 1')).toHaveFocus());
    await allAnswered(app);
  },
);

test('BH-8 C-56 on a phone a second tap, as soon as the next card has come under the finger, decides on nothing', async () => {
  windowWidth(390);
  const app = await openReviews({ answers: reviewing([aSubmission(1), aSubmission(2)]) });
  const approve = (worker: string) => cardOf(worker).getByRole('button', { name: 'Approve' });
  // However long the test takes.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await app.user.click(approve('Worker 1'));
  await waitFor(() => expect(screen.queryByText('Worker 1')).not.toBeInTheDocument());
  // As a finger does where nothing has had the focus.
  fireEvent.click(approve('Worker 2'));
  clock.mockRestore();
  await allAnswered(app);
  expect(app.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('AU-7 on a phone the next card has the focus when the question about a deleted one has gone', async () => {
  windowWidth(390);
  const people = ['Ama', 'Bo'].map((name) => {
    return { _id: name, name, email: `${name}@example.test`, role: 'worker', coin: 0, imgurl: '' };
  });
  const answers = [
    http.get('*/api/allUser', () => HttpResponse.json(people)),
    http.delete('*/api/allUser/:id', () => {
      people.shift();
      return HttpResponse.json({ deletedCount: 1 });
    }),
  ];
  const { user } = await openUsers('example.test', { answers });
  await user.click(cardOf('Ama').getByRole('button', { name: 'Delete' }));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Ama')).not.toBeInTheDocument());
  await waitFor(() => expect(cardOf('Bo').getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test(
  'AH-11 on a phone the next card has the focus when the refusal of one that is gone has been read and closed',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    windowWidth(390);
    const requests = [aWithdrawal(1), aWithdrawal(2)];
    const { user } = await openHome({
      answers: [
        http.get('*/api/withdrawRequests', () => HttpResponse.json(requests)),
        http.patch(/\/api\/withdrawRequestsw1$/, () => {
          requests.shift();
          return HttpResponse.json({ message: 'This withdrawal has already been paid.' }, { status: 409 });
        }),
        ...pending([], { 'worker1@example.test': 500, 'worker2@example.test': 500 }),
      ],
    });
    await user.click(cardOf('worker1@example.test').getByRole('button', { name: 'Payment Success' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Insufficiant coin' });
    await waitFor(() => expect(screen.queryByText('worker1@example.test')).not.toBeInTheDocument());
    // Longer than a dialog takes to close.
    await delay(500);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(cardOf('worker2@example.test').getByRole('button', { name: 'Payment Success' })).toHaveFocus(),
    );
  },
);
