import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import {
  commandAll,
  gate,
  lists,
  openBulk,
  openBuyers,
  outcomeRows,
  press,
  region,
  rows,
  people,
  selectAll,
  summary,
  writes,
} from '../support/bulkWork.ts';
import { question, questionGone, userOf } from '../support/manageUsers.ts';

vi.mock('#resources/users/UserList.tsx', () => import('../support/BulkScreen.tsx'));

test('C-56 the question names the first three and counts the rest, says who is left out, and repeats the verb', async () => {
  const { user, requests, simulation } = await openBulk('');
  await selectAll(user);
  const coins = simulation
    .state()
    .marketplace.users.filter(({ email }) => email !== demoPeople.admin)
    .reduce((sum, { coin }) => sum + coin, 0);
  const dollars = (coins / 20).toLocaleString('en', { minimumFractionDigits: 2 });
  const lost = `Coins that are lost: ${coins.toLocaleString('en')} coins ($${dollars}). An admin can restore accounts and coins from the Action Log.`;
  const [one, two, three] = people()
    .filter(([, email]) => email !== demoPeople.admin)
    .map(([name]) => name);
  await user.click(screen.getByRole('button', { name: 'Delete users' }));
  const dialog = await question();
  const subject = `${String(one)}, ${String(two)}, ${String(three)} and 196 more`;
  expect(dialog).toHaveAccessibleDescription(
    `${subject} This action cannot be undone! ${lost} Left out, because nothing is sent for them: Nusrat Karim: This is your own account.`,
  );
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await questionGone();
  expect(writes(requests)).toEqual([]);
});

test('C-56 a new role for many: one call per row, with the role in lower case', async () => {
  // Two buyers without an open task, who may get another role (C-64).
  const { user, requests } = await openBulk('petrenko');
  await selectAll(user);
  const count = people().length;
  await user.click(screen.getByRole('button', { name: 'Change role: Worker' }));
  expect(await question()).toHaveTextContent('Their new role: Worker.');
  await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
  await screen.findByText(`Role changed: ${String(count)}`);
  await rows(count, 0);
  await waitFor(() => expect(people().map(([, , role]) => role)).toEqual(people().map(() => 'worker')));
  expect(writes(requests)).toHaveLength(count);
  const sent = requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual(Array.from({ length: count }, () => ({ role: 'worker' })));
});

test('C-56 who has the role already is counted apart, before and after, and nothing is sent for them', async () => {
  const { user, requests } = await openBulk('mar');
  await selectAll(user);
  expect(people().map(([, , role]) => role)).toEqual(['buyer', 'buyer', 'worker', 'worker']);
  await user.click(screen.getByRole('button', { name: 'Change role: Buyer' }));
  expect(await question()).toHaveTextContent('2 change, 2 unchanged');
  await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Role changed: 2, 2 unchanged')).toBeVisible();
  await rows(4, 0);
  expect(writes(requests)).toHaveLength(2);

  await questionGone();
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Change role: Buyer' }));
  await summary('4 unchanged');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await rows(4, 0);
  expect(writes(requests)).toHaveLength(2);
});

test(
  'C-56 what goes smoothly is said in one sentence until it is closed, unselected, and the lists are asked for once',
  { tags: 'thorough' },
  async () => {
    const { user, requests, simulation } = await openBulk('silva');
    await selectAll(user);
    const emails = people().map(([, email = '']) => email);
    await commandAll(user, 'Delete users', 'Delete users');
    await summary(`Deleted: ${String(emails.length)}`);
    await rows(0, 0);
    expect(await screen.findAllByText(`Deleted: ${String(emails.length)}`)).toHaveLength(1);
    expect(within(await region()).getAllByRole('button')).toHaveLength(1);
    await user.click(await press('Close'));
    expect(screen.queryByRole('region', { name: 'Work on many rows' })).not.toBeInTheDocument();
    expect(emails.map((email) => userOf(simulation, email))).toEqual(emails.map(() => undefined));
    expect(writes(requests)).toHaveLength(emails.length);
    expect(lists(requests)).toHaveLength(2);
  },
);

test('failed rows are listed with their reasons and stay selected; Retry failed sends those alone', async () => {
  expectConsoleError(/BulkError: 5 of 58 rows/);
  let healthy = false;
  let count = 0;
  const failing = http.delete('*/api/allUser/:id', () => {
    count++;
    if (healthy || count % 10 !== 0) return undefined;
    if (count === 10) return new HttpResponse(null, { status: 500 });
    return HttpResponse.json({ message: 'The books are closed.' }, { status: 409 });
  });
  const { user, requests } = await openBuyers({ answers: [failing] });
  await commandAll(user, 'Delete users', 'Delete users');
  await summary('Deleted: 53, Failed: 5');
  await summary('What failed is still selected in its list.');
  const reasons = outcomeRows().map(([, result, reason]) => `${String(result)}. ${String(reason)}`);
  const refused = Array.from({ length: 4 }, () => 'Failed. The books are closed.');
  expect(reasons.sort()).toEqual([...refused, 'Failed. The server refused, with status 500.']);
  await rows(5, 5);
  expect(outcomeRows().map(([name]) => name)).toEqual(people().map(([name]) => name));
  expect(lists(requests)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const notifications = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(notifications.getByText('Deleted: 53, Failed: 5')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  healthy = true;
  const before = writes(requests).length;
  await user.click(await press('Retry failed'));
  await summary('Deleted: 58');
  await rows(0, 0);
  expect(before).toBe(58);
  expect(writes(requests)).toHaveLength(63);
  expect(new Set(writes(requests)).size).toBe(58);
  // The summary stays until it is closed, and has nothing left to export.
  expect(within(await region()).getAllByRole('button')).toEqual([await press('Close')]);
  await user.click(await press('Close'));
  expect(screen.queryByRole('region', { name: 'Work on many rows' })).not.toBeInTheDocument();
});

test(
  'Stop finishes what is under way, tells what was not started, and Resume sends exactly that',
  { tags: 'thorough' },
  async () => {
    const calls = gate();
    const { user, requests } = await openBuyers({ answers: [calls.handler] });
    await commandAll(user, 'Delete users', 'Delete users');
    await waitFor(() => expect(calls.waiting).toHaveLength(4));
    await user.click(await press('Stop'));
    expect(await press('Stop')).toBeDisabled();
    expect(await region()).toHaveFocus();
    await calls.let(4);
    await summary('Deleted: 4, Not started: 54');
    await summary('54 of 58 rows are left.');
    expect(writes(requests)).toHaveLength(4);
    calls.open();
    await user.click(await press('Resume'));
    await screen.findByText('Deleted: 58');
    expect(writes(requests)).toHaveLength(58);
    expect(new Set(writes(requests)).size).toBe(58);
    await rows(0, 0);
  },
);

test(
  'progress is read out nine times, however many rows there are, and then its end',
  { tags: 'thorough' },
  async () => {
    const calls = gate();
    const { user } = await openBuyers({ answers: [calls.handler] });
    const said: string[] = [];
    const listen = new MutationObserver(() => {
      const text = screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .find((line) => /^(Deleting|Delete) users/.test(line));
      if (text && said.at(-1) !== text) said.push(text);
    });
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
    await commandAll(user, 'Delete users', 'Delete users');
    for (let row = 0; row < 58; row++) await calls.let(1);
    await screen.findByText('Deleted: 58');
    await rows(0, 0);
    listen.disconnect();
    const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((percent) => `Deleting users: ${String(percent)}% done`);
    expect(said).toEqual([...tenths, 'Delete users. Deleted: 58']);
  },
);

test('a second command while one runs says so and sends nothing', { tags: 'thorough' }, async () => {
  const calls = gate();
  const { user, requests } = await openBulk('silva', { answers: [calls.handler] });
  await commandAll(user, 'Delete users', 'Delete users');
  await waitFor(() => expect(calls.waiting.length).toBeGreaterThan(0));
  const under = people().length;
  await user.click(screen.getByRole('button', { name: 'Change role: Buyer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Change role was not started: other work on many rows was running or waited to be resumed.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  calls.open();
  await screen.findByText(`Deleted: ${String(under)}`);
  await rows(0, 0);
  expect(writes(requests).every((call) => call.startsWith('DELETE'))).toBe(true);
});

test('a selection that is left out in whole: nothing is asked or sent, and the reason is shown', async () => {
  const { user, requests } = await openBulk('nusrat karim');
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Delete users' }));
  await summary('Nothing was sent: every selected row is left out.');
  expect(outcomeRows()).toEqual([['Nusrat Karim', 'Skipped', 'This is your own account.']]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(writes(requests)).toEqual([]);
  await user.click(await press('Close'));
  expect(screen.queryByRole('region', { name: 'Work on many rows' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what was not done can be exported with its reasons, safe to open in a spreadsheet', async () => {
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
  const { user } = await openBulk('priya nair', { answers: [refusing] });
  await commandAll(user, 'Delete users', 'Delete users');
  await user.click(await press('Export what was not done'));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^users-outcome-\d{4}-\d\d-\d\d\.csv$/)]));
  const text = await blobs[0]?.text();
  expect(text?.split('\r\n')).toEqual([
    expect.stringMatching(/Id,Name,Result,Reason$/),
    expect.stringMatching(/^[0-9a-f]{24},Priya Nair,Failed,"'=1\+1"$/),
  ]);
});
