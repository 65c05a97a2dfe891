import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { chooseOption } from '#tests/support/chooseOption.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';
import { accountOf, openInAddress } from '../support/details.ts';
import { recordOf } from '../support/record.ts';
import { signInAs } from '../support/signIn.ts';
import { figuresOf } from '../support/withdrawals.ts';
import { emailsShown, MANAGE_USERS, openUsers, question, rowOf, userOf } from '../support/manageUsers.ts';

afterEach(() => act(() => changeLanguage('en')));

const choose = async (user: Awaited<ReturnType<typeof openUsers>>['user'], role: string) => {
  await chooseOption(user, (await rowOf(demoPeople.worker)).getByRole('combobox', { name: 'Role' }), role);
};

test(
  'DASH-14 Notifications opens a panel with the results and failures of this visit, until they are cleared',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const { user } = await openUsers('priya nair');
    const panel = async () => {
      await user.click(screen.getByRole('button', { name: 'Notifications' }));
      return within(await screen.findByRole('dialog', { name: 'Notifications' }));
    };
    const close = async (open: Awaited<ReturnType<typeof panel>>) => {
      await user.click(open.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    const empty = await panel();
    expect(empty.getByText('There are no notifications.')).toBeVisible();
    await close(empty);

    await choose(user, 'Buyer');
    await screen.findByText('Role updated successfully!');
    // What was said in a toast is no news (C-28).
    expect(screen.getByRole('button', { name: 'Notifications' })).not.toHaveAccessibleDescription();
    server.use(
      http.patch('*/api/updateStatus/:id', () => HttpResponse.json({ message: 'Not today.' }, { status: 409 })),
    );
    await choose(user, 'Admin');
    await screen.findByRole('alert');
    const full = await panel();
    // No toast lies over what says the same.
    await waitFor(() => expect(document.getElementById('toasts')).toHaveTextContent(/^$/));
    expect(full.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
      'The role of Priya Nair could not be changed. Not today.',
      'Role updated successfully!',
    ]);
    for (const entry of full.getAllByRole('listitem')) expect(entry).toHaveTextContent(/at \d{1,2}:\d{2}\s[AP]M$/);
    await user.click(full.getByRole('button', { name: 'Clear all' }));
    expect(full.getByText('There are no notifications.')).toBeVisible();
    expect(full.queryByRole('listitem')).not.toBeInTheDocument();
  },
);

test('AU-4 API-8 what a notice says is announced while a dialog is open', { tags: 'thorough' }, async () => {
  expectConsoleError(/ApiError/);
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const late = http.patch('*/api/updateStatus/:id', async () => {
    await waiting;
    return HttpResponse.json({ message: 'Too late.' }, { status: 409 });
  });
  const { user } = await openUsers('priya', { answers: [late] });
  await choose(user, 'Buyer');
  const someone = emailsShown().find((email) => email !== demoPeople.worker) ?? '';
  await user.click((await rowOf(someone)).getByRole('button', { name: 'Delete' }));
  const dialog = await question();
  answer();
  const notice = await screen.findByText(/Too late\.$/);
  expect(dialog).toBeVisible();
  const region = notice.closest('#toasts');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).not.toHaveAttribute('aria-hidden');
  expect(screen.getByRole('alert')).toContainElement(notice);
});

test(
  'DASH-14 AU-4 what was said is said again in another language; the words of a server stay',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const { user } = await openUsers('priya nair');
    server.use(
      http.patch('*/api/updateStatus/:id', () => HttpResponse.json({ message: 'Not today.' }, { status: 409 })),
    );
    await choose(user, 'Admin');
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('The role of Priya Nair could not be changed. Not today.');
    server.resetHandlers();
    await act(() => changeLanguage('bn'));
    const inBangla = 'Priya Nair: ভূমিকা বদলানো যায়নি। Not today.';
    expect(screen.getByRole('alert')).toHaveTextContent(inBangla);
    await user.click(screen.getByRole('button', { name: 'বিজ্ঞপ্তি' }));
    const panel = within(await screen.findByRole('dialog', { name: 'বিজ্ঞপ্তি' }));
    expect(panel.getByText(inBangla)).toBeVisible();
    expect(panel.getByText(/সময়: [০-৯]{2}:[০-৯]{2}$/)).toBeVisible();
    await act(() => changeLanguage('en'));
    expect(panel.getByText('The role of Priya Nair could not be changed. Not today.')).toBeVisible();
  },
);

test('DASH-14 an entry leads to what it tells of, and the panel makes room for it', { tags: 'thorough' }, async () => {
  const { user, simulation } = await openUsers('priya nair');
  await choose(user, 'Buyer');
  await screen.findByText('Role updated successfully!');
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const entries = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await user.click(entries.getByRole('link', { name: 'Role updated successfully!' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument());
  const { _id } = userOf(simulation, demoPeople.worker) ?? {};
  expect([location.pathname, ...openInAddress()]).toEqual([MANAGE_USERS, _id, null]);
  await accountOf('Priya Nair');
});

test(
  'DASH-14 DASH-21 an entry about what the role may not open any more leads nowhere',
  { tags: 'thorough' },
  async () => {
    const { user, router } = await openUsers('priya nair');
    server.use(recordOf('admin', { role: 'worker' }), figuresOf(0));
    await choose(user, 'Buyer');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    await act(() => router.navigate('/Dashboard/withdrawals'));
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(panel.getByText('Role updated successfully!')).toBeVisible();
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
  },
);

test(
  'DASH-14 whoever signs in next on the same page reads nothing of what was said before',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const refused = http.patch('*/api/updateStatus/:id', () => HttpResponse.json({ message: 'No.' }, { status: 409 }));
    const { user } = await openUsers('priya nair', { answers: [refused] });
    await choose(user, 'Buyer');
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'LogOut' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(() => expect(document.getElementById('toasts')).toHaveTextContent(/^$/));
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await signInAs(user, 'buyer');
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await panel.findByText('There are no notifications.')).toBeVisible();
  },
);
