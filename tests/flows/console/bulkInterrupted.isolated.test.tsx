import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import {
  commandAll,
  gate,
  openBulk,
  openBuyers,
  outcomeRows,
  press,
  rows,
  selectAll,
  summary,
  writes,
} from '../support/bulkWork.ts';
import { MANAGE_USERS } from '../support/manageUsers.ts';
import { signInAs } from '../support/signIn.ts';

vi.mock('#resources/users/UserList.tsx', () => import('../support/BulkScreen.tsx'));

const LEFT = `bulk-left:${demoPeople.admin}`;

const goes = (value: boolean) =>
  act(() => {
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  });
afterEach(async () => {
  await act(() => changeLanguage('en'));
});

test(
  'offline it pauses and says so; online it goes on by itself, also on a page that was nearly left',
  { tags: 'thorough' },
  async () => {
    const calls = gate();
    const { user, requests } = await openBuyers({ answers: [calls.handler] });
    await commandAll(user, 'Delete users', 'Delete users');
    await waitFor(() => expect(calls.waiting).toHaveLength(4));
    await goes(false);
    await summary('Paused: you are offline. It goes on by itself.');
    await calls.let(4);
    await summary('Deleting users: 4 of 58');
    expect(writes(requests)).toHaveLength(4);
    dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await goes(true);
    calls.open();
    await screen.findByText('Deleted: 58');
    await rows(0, 0);
    expect(writes(requests)).toHaveLength(58);
    await rows(0, 0);
  },
);

test('API-4 a 401 ends it; the same user may resume the rest, the next person here sees nothing of it', async () => {
  const calls = gate();
  let refusing = false;
  const refuse = http.delete('*/api/allUser/:id', () =>
    refusing ? HttpResponse.json({ message: 'Go away.' }, { status: 401 }) : undefined,
  );
  const { user, requests, session, router } = await openBuyers({ answers: [refuse, calls.handler] });
  await commandAll(user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(4));
  refusing = true;
  await calls.let(4);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem(LEFT)).not.toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const refused = writes(requests).length - 4;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(4);

  await signInAs(user, 'buyer');
  await waitFor(() => expect(session.state().account).toBe('known'));
  await act(() => router.navigate('/Dashboard'));
  await waitFor(() => expect(location.pathname).not.toBe('/login'));
  expect(screen.queryByText(/rows are left/)).not.toBeInTheDocument();
  await act(() => session.signOut());

  refusing = false;
  calls.open();
  await act(() => router.navigate('/login', { state: { from: MANAGE_USERS } }));
  await signInAs(user, 'admin');
  await summary('54 of 58 rows are left.');
  requests.length = 0;
  await user.click(await press('Resume'));
  await screen.findByText('Deleted: 58');
  await rows(0, 0);
  expect(writes(requests)).toHaveLength(54);
  expect(sessionStorage.getItem(LEFT)).toBeNull();
  // Three sign-ins, each of which hashes a password.
});

test('NAV-10 LogOut ends it: what is under way is finished, and the rest is offered to the same user after a reload too', async () => {
  const calls = gate();
  const { user, requests, session, router, view } = await openBuyers({ answers: [calls.handler] });
  await commandAll(user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'LogOut' }));
  await waitFor(() => expect(session.state().user).toBeNull());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  calls.open();
  await waitFor(() => expect(sessionStorage.getItem(LEFT)).not.toBeNull());
  expect(writes(requests)).toHaveLength(4);
  view.unmount();

  await openBuyers();
  await summary('54 of 58 rows are left.');
  await user.click(await press('Discard'));
  expect(sessionStorage.getItem(LEFT)).toBeNull();
  await rows(58, 0);
});

test('closing the page asks first; a reload offers what was not sent, and lists what was without an answer', async () => {
  const calls = gate();
  const first = await openBuyers({ answers: [calls.handler] });
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await commandAll(first.user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(4));
  expect(leave()).toBe(true);
  dispatchEvent(new Event('pagehide'));
  const kept = sessionStorage.getItem(LEFT) ?? '';
  // A page that is really gone sends no more.
  await first.user.click(await press('Stop'));
  first.view.unmount();
  const second = await openBuyers();
  await summary('No answer: 4, Not started: 54');
  await summary('54 of 58 rows are left.');
  await selectAll(second.user);
  await second.user.click(screen.getByRole('button', { name: 'Change role: Buyer' }));
  expect(await screen.findByText(/^Change role was not started/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(outcomeRows()[0]?.slice(1)).toEqual([
    'No answer',
    'The page was closed before the answer came. It may have been done.',
  ]);
  expect(Object.keys((JSON.parse(kept) as { job: { rows: object[] } }).job.rows[0] ?? {})).toEqual([
    'id',
    'name',
    'unchanged',
    'coins',
  ]);
  await second.user.click(await press('Discard'));
  expect(sessionStorage.getItem(LEFT)).toBeNull();
  first.requests.length = 0;
  calls.open();
  await waitFor(() => expect(first.requests.map(({ path }) => path)).toContain(`/oneUser${demoPeople.admin}`));
  await delay(200);
});

test('a reload keeps what the server had refused, and what it had not answered, with the reasons', async () => {
  expectConsoleError(/BulkError: 54 of 58 rows/);
  const calls = gate();
  const answers = [() => HttpResponse.error(), () => HttpResponse.json({ message: 'Not this one.' }, { status: 400 })];
  const odd = http.delete('*/api/allUser/:id', () => answers.pop()?.());
  const first = await openBuyers({ answers: [odd, calls.handler] });
  await commandAll(first.user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(4));
  dispatchEvent(new Event('pagehide'));
  const kept = sessionStorage.getItem(LEFT) ?? '';
  await first.user.click(await press('Stop'));
  calls.open();
  await summary('Deleted: 4, No answer: 1, Failed: 1, Not started: 52');
  await rows(54, 54);
  first.view.unmount();
  sessionStorage.setItem(LEFT, kept);

  const second = await openBuyers();
  await summary('No answer: 5, Failed: 1, Not started: 52');
  await summary('52 of 58 rows are left.');
  expect(outcomeRows().map(([, ...told]) => told)).toEqual(
    expect.arrayContaining([
      ['No answer', 'The connection broke. It may have been done.'],
      ['No answer', 'The page was closed before the answer came. It may have been done.'],
      ['Failed', 'Not this one.'],
    ]),
  );
  await second.user.click(await press('Discard'));
});

test(
  'a page that goes sends nothing more: of the rows that it breaks off nobody knows, the others are not started',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 58 of 58 rows/);
    let breakOff: () => void = () => {};
    const gone = new Promise<void>((resolve) => (breakOff = resolve));
    const cut = http.delete('*/api/allUser/:id', () => gone.then(() => HttpResponse.error()));
    const { user, requests, view } = await openBuyers({ answers: [cut] });
    await commandAll(user, 'Delete users', 'Delete users');
    await waitFor(() => expect(writes(requests)).toHaveLength(4));
    dispatchEvent(new Event('beforeunload', { cancelable: true }));
    breakOff();
    await summary('Deleting users: 4 of 58');
    await delay(200);
    dispatchEvent(new Event('pagehide'));
    const kept = sessionStorage.getItem(LEFT) ?? '';
    expect(writes(requests)).toHaveLength(4);
    await user.click(await press('Stop'));
    await summary('No answer: 4, Not started: 54');
    view.unmount();
    sessionStorage.setItem(LEFT, kept);

    const second = await openBuyers();
    await summary('No answer: 4, Not started: 54');
    await second.user.click(await press('Discard'));
  },
);

test(
  'rows that a reload has cut off are told of, beside those that were done, also where no other was left',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 57 of 58 rows/);
    // As a browser does with the calls of a page that goes: each is broken off, and the page is still there to see it.
    const answers = [() => HttpResponse.json({})];
    const cut = http.delete('*/api/allUser/:id', () => answers.pop()?.() ?? HttpResponse.error());
    const first = await openBuyers({ answers: [cut] });
    await commandAll(first.user, 'Delete users', 'Delete users');
    await summary('Deleted: 1, No answer: 57');
    first.view.unmount();
    const second = await openBuyers();
    await summary('Deleted: 1, No answer: 57');
    expect(screen.queryByText(/rows are left/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
    await second.user.click(await press('Close'));
    expect(sessionStorage.getItem(LEFT)).toBeNull();
  },
);

test(
  'AU-3 a change of roles that a reload broke off is resumed with the role that was chosen',
  { tags: 'thorough' },
  async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const changed = () => HttpResponse.json({});
    const first = await openBuyers({ answers: [http.patch('*/api/updateStatus/:id', () => held.then(changed))] });
    await commandAll(first.user, 'Change role: Worker', 'Change role');
    await waitFor(() => expect(writes(first.requests)).toHaveLength(16));
    dispatchEvent(new Event('pagehide'));
    await first.user.click(await press('Stop'));
    first.view.unmount();
    const second = await openBuyers({ answers: [http.patch('*/api/updateStatus/:id', changed)] });
    await summary('No answer: 16, Not started: 42');
    await second.user.click(await press('Resume'));
    await summary('Role changed: 42, No answer: 16');
    expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
    const bodies = second.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual(Array.from({ length: 42 }, () => ({ role: 'worker' })));
    release();
    await delay(200);
  },
);

test(
  'C-56 a reload in another language tells in that one what was left, and why a row was left out',
  { tags: 'thorough' },
  async () => {
    const first = await openBulk('nusrat karim');
    await selectAll(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Delete users' }));
    await summary('Nothing was sent: every selected row is left out.');
    first.view.unmount();
    await act(() => changeLanguage('bn'));
    const { user } = await openBulk('nusrat karim');
    const work = within(await screen.findByRole('region', { name: 'একসঙ্গে অনেক সারির কাজ' }));
    expect(await work.findByRole('heading')).toHaveTextContent('ব্যবহারকারীদের মুছুন');
    expect(work.getByText('বাদ গেছে: ১টি')).toBeVisible();
    expect(work.getByText('এটি আপনার নিজের অ্যাকাউন্ট।')).toBeVisible();
    await user.click(work.getByRole('button', { name: 'বন্ধ করুন' }));
    expect(sessionStorage.getItem(LEFT)).toBeNull();
    await rows(1, 0);
  },
);

test('C-56 what an earlier version kept, which had sentences of its own, is not offered', async () => {
  const texts = { command: 'Delete users', warning: '', doing: 'Deleting users', done: 'Deleted' };
  const job = { resource: 'users', verb: 'delete', rows: [{ id: 'u1', name: 'Ada' }], texts, destructive: true };
  const left = [{ id: 'u1', name: 'Ada', result: 'notStarted' }];
  sessionStorage.setItem(LEFT, JSON.stringify({ job, rows: left, interrupted: true }));
  await openBulk('nusrat karim');
  await rows(1, 0);
  expect(screen.queryByRole('region', { name: 'Work on many rows' })).not.toBeInTheDocument();
});
