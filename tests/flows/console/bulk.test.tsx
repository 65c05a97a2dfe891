import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';
import { commandAll, outcomeRows, region, selectAll } from '../support/bulkWork.ts';
import { asked, manageUsersWith, MANAGE_USERS, question, questionGone, userOf } from '../support/manageUsers.ts';
import { signInAs } from '../support/signIn.ts';

vi.mock('#resources/users/UserList.tsx', () => import('../support/BulkScreen.tsx'));

const open = (q: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(q ? manageUsersWith({ filter: { q } }) : MANAGE_USERS, { as: 'admin', ...options });
const writes = (requests: readonly Sent[]) => asked(requests).filter((call) => /^(DELETE|PATCH)/.test(call));
const lists = (requests: readonly Sent[]) => asked(requests).filter((call) => call === 'GET /allUser');
const selectedNow = () => screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked);
const summary = async (text: string) => within(await region()).findByText(text);
const press = async (name: string) => within(await region()).getByRole('button', { name });

/** Answers deletions when the test lets them. */
const gate = () => {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const handler = http.delete('*/api/allUser/:id', async () => {
    if (!isOpen) await new Promise<void>((go) => waiting.push(go));
  });
  return {
    handler,
    waiting,
    /** Answers the next ones, as they come. */
    let: async (count: number) => {
      for (let answered = 0; answered < count; answered++) {
        await waitFor(() => expect(waiting).not.toHaveLength(0));
        waiting.shift()?.();
      }
    },
    /** From now on nothing waits. */
    open: () => {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
  };
};

/** The list that is asked for at the end has come: a test that ends earlier leaves a request behind. */
const rowsLeft = (count: number) => waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(count));

let online = true;
const goes = (value: boolean) =>
  act(() => {
    online = value;
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  });
afterEach(() => {
  online = true;
});

test('C-56 the question names the first three and counts the rest, says who is left out, and repeats the verb', async () => {
  const { user, requests } = await open('');
  await selectAll(user);
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');
  const [one, two, three] = names.filter((name) => !name.includes(demoPeople.admin));
  const nameOf = (text = '') => text.slice(0, text.lastIndexOf(' '));
  await user.click(screen.getByRole('button', { name: 'Delete users' }));
  const dialog = await question();
  const subject = `${nameOf(one)}, ${nameOf(two)}, ${nameOf(three)} and 196 more`;
  expect(dialog).toHaveAccessibleDescription(
    `${subject} This action cannot be undone! Left out, because nothing is sent for them: Nusrat Karim: This is your own account.`,
  );
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await questionGone();
  expect(writes(requests)).toEqual([]);
});

test('C-56 a new role for many: one call per row, with the role in lower case', async () => {
  const { user, requests } = await open('silva');
  await selectAll(user);
  const people = screen.getAllByRole('checkbox').length;
  await user.click(screen.getByRole('button', { name: 'Change role: Buyer' }));
  expect(await question()).toHaveTextContent('Their new role: Buyer.');
  await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
  await screen.findByText(`Role changed: ${String(people)}`);
  await waitFor(() => expect(screen.getAllByTitle('buyer')).toHaveLength(people));
  expect(writes(requests)).toHaveLength(people);
  const sent = requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual(Array.from({ length: people }, () => ({ role: 'buyer' })));
  expect(selectedNow()).toEqual([]);
});

test('C-56 what goes smoothly is said in one sentence, unselected, and the lists are asked for once', async () => {
  const { user, requests, simulation } = await open('silva');
  const emails = (await screen.findAllByRole('checkbox')).map(
    (box) => box.closest('label')?.textContent.split(' ').at(-1) ?? '',
  );
  await commandAll(user, 'Delete users', 'Delete users');
  expect(await screen.findByText(`Deleted: ${String(emails.length)}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Work on many rows' })).not.toBeInTheDocument();
  expect(emails.map((email) => userOf(simulation, email))).toEqual(emails.map(() => undefined));
  expect(writes(requests)).toHaveLength(emails.length);
  expect(lists(requests)).toHaveLength(2);
});

test('failed rows are listed with their reasons and stay selected; Retry failed sends those alone', async () => {
  expectConsoleError(/BulkError: 20 of 199 rows/);
  let healthy = false;
  let count = 0;
  const failing = http.delete('*/api/allUser/:id', () =>
    healthy || ++count % 10 !== 0 || count > 200
      ? undefined
      : count % 20 === 0
        ? HttpResponse.json({ message: 'The books are closed.' }, { status: 409 })
        : new HttpResponse(null, { status: 500 }),
  );
  const { user, requests } = await open('', { answers: [failing] });
  // The 199th is made the twentieth to fail.
  count = 1;
  await commandAll(user, 'Delete users', 'Delete users');
  await summary('Deleted: 179, Failed: 20, Skipped: 1');
  const rows = outcomeRows();
  expect(rows.filter(([, , reason]) => reason === 'The books are closed.')).toHaveLength(10);
  expect(rows.filter(([, , reason]) => reason === 'The server refused, with status 500.')).toHaveLength(10);
  expect(rows.at(-1)).toEqual(['Nusrat Karim', 'Skipped', 'This is your own account.']);
  // Those that failed, and the one that was left out.
  await rowsLeft(21);
  expect(lists(requests)).toHaveLength(2);
  expect(selectedNow()).toHaveLength(21);

  healthy = true;
  const before = writes(requests).length;
  await user.click(await press('Retry failed'));
  await summary('Deleted: 199, Skipped: 1');
  expect(writes(requests).length - before).toBe(20);
  expect(new Set(writes(requests)).size).toBe(199);
  await rowsLeft(1);
  await user.click(await press('Close'));
  expect(screen.queryByRole('region', { name: 'Work on many rows' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Stop finishes what is under way, tells what was not started, and Resume sends exactly that', async () => {
  expectConsoleError(/BulkError: 175 of 199 rows/);
  const calls = gate();
  const { user, requests } = await open('', { answers: [calls.handler] });
  await commandAll(user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(24));
  await user.click(await press('Stop'));
  expect(await press('Stop')).toBeDisabled();
  expect(await region()).toHaveFocus();
  await calls.let(24);
  await summary('Deleted: 24, Not started: 175, Skipped: 1');
  await summary('175 of 200 rows are left.');
  expect(writes(requests)).toHaveLength(24);
  calls.open();
  await user.click(await press('Resume'));
  await summary('Deleted: 199, Skipped: 1');
  expect(writes(requests)).toHaveLength(199);
  expect(new Set(writes(requests)).size).toBe(199);
  await rowsLeft(1);
});

test('progress is read out nine times and then the result, however many rows there are', async () => {
  const calls = gate();
  const { user } = await open('', { answers: [calls.handler] });
  const said: string[] = [];
  const listen = new MutationObserver(() => {
    const text = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .find((line) => /^(Deleting|Delete) users/.test(line));
    if (text && said.at(-1) !== text) said.push(text);
  });
  listen.observe(document.body, { subtree: true, childList: true, characterData: true });
  await commandAll(user, 'Delete users', 'Delete users');
  for (let row = 0; row < 199; row++) await calls.let(1);
  await summary('Deleted: 199, Skipped: 1');
  await rowsLeft(1);
  listen.disconnect();
  const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((percent) => `Deleting users: ${String(percent)}% done`);
  expect(said).toEqual([...tenths, 'Delete users. Deleted: 199, Skipped: 1']);
});

test('offline it pauses and says so; online it goes on by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const calls = gate();
  const { user, requests } = await open('', { answers: [calls.handler] });
  await commandAll(user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(24));
  goes(false);
  await summary('Paused: you are offline. It goes on by itself.');
  await calls.let(24);
  await summary('Deleting users: 24 of 199');
  expect(writes(requests)).toHaveLength(24);
  goes(true);
  calls.open();
  await summary('Deleted: 199, Skipped: 1');
  expect(writes(requests)).toHaveLength(199);
  await rowsLeft(1);
});

test('a second command while one runs says so and sends nothing', async () => {
  const calls = gate();
  const { user, requests } = await open('silva', { answers: [calls.handler] });
  await commandAll(user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting.length).toBeGreaterThan(0));
  const under = screen.getAllByRole('checkbox').length;
  await user.click(screen.getByRole('button', { name: 'Change role: Buyer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Change role cannot start yet: other work on many rows is running or waits to be resumed.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  calls.open();
  await screen.findByText(`Deleted: ${String(under)}`);
  expect(writes(requests).every((call) => call.startsWith('DELETE'))).toBe(true);
});

test('a selection that is left out in whole: nothing is asked or sent, and the reason is shown', async () => {
  const { user, requests } = await open('nusrat karim');
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Delete users' }));
  await summary('Nothing was sent: every selected row is left out.');
  expect(outcomeRows()).toEqual([['Nusrat Karim', 'Skipped', 'This is your own account.']]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(writes(requests)).toEqual([]);
});

test('API-4 a 401 ends it; the same user may resume the rest, the next person here sees nothing of it', async () => {
  expectConsoleError(/BulkError/);
  const calls = gate();
  let refusing = false;
  const refuse = http.delete('*/api/allUser/:id', () =>
    refusing ? HttpResponse.json({ message: 'Go away.' }, { status: 401 }) : undefined,
  );
  const { user, requests, session, router } = await open('', { answers: [refuse, calls.handler] });
  await commandAll(user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(24));
  refusing = true;
  await calls.let(24);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem(`bulk-left:${demoPeople.admin}`)).not.toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const refused = writes(requests).length - 24;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(24);

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
  await summary('175 of 200 rows are left.');
  requests.length = 0;
  await user.click(await press('Resume'));
  await summary('Deleted: 199, Skipped: 1');
  expect(writes(requests)).toHaveLength(175);
  expect(sessionStorage.getItem(`bulk-left:${demoPeople.admin}`)).toBeNull();
});

test('closing the page asks first; a reload offers what was not sent, and lists what was without an answer', async () => {
  expectConsoleError(/BulkError/);
  const calls = gate();
  const first = await open('', { answers: [calls.handler] });
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await commandAll(first.user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting).toHaveLength(24));
  expect(leave()).toBe(true);
  dispatchEvent(new Event('pagehide'));
  const kept = sessionStorage.getItem(`bulk-left:${demoPeople.admin}`) ?? '';
  // A page that is really gone sends no more.
  await first.user.click(await press('Stop'));
  first.view.unmount();
  const second = await open('');
  await summary('Failed: 24, Not started: 175');
  await summary('175 of 200 rows are left.');
  expect(outcomeRows()[0]?.slice(1)).toEqual([
    'Failed',
    'The page was closed before the answer came. It may have been done.',
  ]);
  expect(Object.keys((JSON.parse(kept) as { job: { rows: object[] } }).job.rows[0] ?? {})).toEqual(['id', 'name']);
  await second.user.click(await press('Discard'));
  expect(sessionStorage.getItem(`bulk-left:${demoPeople.admin}`)).toBeNull();
  first.requests.length = 0;
  calls.open();
  await waitFor(() => expect(first.requests.map(({ path }) => path)).toContain(`/oneUser${demoPeople.admin}`));
  await delay(200);
});

test('Download list hands over every row with its result, safe to open in a spreadsheet', async () => {
  expectConsoleError(/BulkError/);
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return '#list';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const refusing = http.delete('*/api/allUser/:id', () => HttpResponse.json({ message: '=1+1' }, { status: 409 }));
  const { user } = await open('priya nair', { answers: [refusing] });
  await commandAll(user, 'Delete users', 'Delete users');
  await user.click(await press('Download list'));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^users-outcome-\d{4}-\d\d-\d\d\.csv$/)]));
  const text = await blobs[0]?.text();
  expect(text?.split('\r\n')).toEqual([
    expect.stringMatching(/Id,Name,Result,Reason$/),
    expect.stringMatching(/^[0-9a-f]{24},Priya Nair,Failed,"'=1\+1"$/),
  ]);
});
