import { screen, waitFor } from '#tests/support/rendering.ts';
import { delay, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { allAnswered } from '../support/adminHome.ts';
import { outcomeRows, press, summary } from '../support/bulkWork.ts';
import { csv, dialogGone, line, openDialog, openTasksOf, paste, postAll, taskServer } from '../support/tasksFile.ts';
import { unfold } from '../support/unfold.ts';

const titles = Array.from({ length: 10 }, (_, place) => `Task ${String(place)}`);
const ten = csv(...titles.map(line));
const LEFT = `bulk-left:${demoPeople.buyer}`;
const posts = ({ bodies }: { bodies: (method: string, path: string) => unknown[] }) =>
  bodies('POST', '/Addtask').length;

test('four are under way at a time; Stop finishes them, and Resume posts the rest', async () => {
  const server = taskServer();
  server.hold();
  const app = await openTasksOf(server);
  await postAll(app.user, ten);
  await waitFor(() => expect(server.waiting).toHaveLength(4));
  await summary('Posting tasks: 0 of 10');
  await app.user.click(await press('Stop'));
  server.release();
  await summary('Posted: 4, Not started: 6');
  await app.user.click(await press('Resume'));
  expect(await screen.findByText('Posted: 10')).toBeVisible();
  expect(posts(app)).toBe(10);
  expect(server.titles()).toEqual(titles);
  await allAnswered(app);
});

test(
  'a refused row is listed with its reason, stays in the field, and is posted by Retry failed',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 1 of 2 rows/);
    const server = taskServer();
    server.answerWith(({ taskTitle }) =>
      taskTitle === 'Stones' ? HttpResponse.json({ message: 'Too heavy.' }, { status: 400 }) : undefined,
    );
    const app = await openTasksOf(server);
    await postAll(app.user, csv(line('Birds'), line('Stones')));
    await summary('Posted: 1, Failed: 1');
    expect(outcomeRows()).toContainEqual(['Stones', 'Failed', 'Too heavy.']);
    await app.user.click(screen.getByRole('button', { name: 'Import tasks' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Import tasks was not started: other work on many rows was running or waited to be resumed.',
    );
    server.answerWith(() => undefined);
    await app.user.click(await press('Retry failed'));
    expect(await screen.findByText('Posted: 2')).toBeVisible();
    expect(server.titles()).toEqual(['Birds', 'Stones']);
    await allAnswered(app);
    const { field } = await openDialog(app.user);
    expect(field).toHaveValue('');
  },
);

test('an outcome that is closed leaves what failed in the field', async () => {
  expectConsoleError(/BulkError: 1 of 2 rows/);
  const server = taskServer();
  server.answerWith(({ taskTitle }) => (taskTitle === 'Stones' ? new HttpResponse(null, { status: 500 }) : undefined));
  const app = await openTasksOf(server);
  await postAll(app.user, csv(line('Birds'), line('Stones')));
  await summary('Posted: 1, Failed: 1');
  await app.user.click(await press('Close'));
  await allAnswered(app);
  const { field } = await openDialog(app.user);
  expect(field.value.split('\n').slice(1)).toEqual([line('Stones')]);
});

test(
  'an outcome that is closed after Stop leaves what was not started in the field',
  { tags: 'thorough' },
  async () => {
    const server = taskServer();
    server.hold();
    const app = await openTasksOf(server);
    await postAll(app.user, ten);
    await waitFor(() => expect(server.waiting).toHaveLength(4));
    await app.user.click(await press('Stop'));
    server.release();
    await summary('Posted: 4, Not started: 6');
    await app.user.click(await press('Close'));
    await allAnswered(app);
    const { field } = await openDialog(app.user);
    expect(field.value.split('\n').slice(1)).toEqual(titles.slice(4).map(line));
  },
);

test('a good row that was left out by hand stays in the field', { tags: 'thorough' }, async () => {
  const server = taskServer();
  const app = await openTasksOf(server);
  const parts = await paste(app.user, csv(line('Birds'), line('Stones')));
  await app.user.click(parts.getByRole('checkbox', { name: 'Post row 3' }));
  await app.user.click(await parts.findByRole('button', { name: 'Post 1 task' }));
  await dialogGone();
  expect(await screen.findByText('Posted: 1')).toBeVisible();
  await allAnswered(app);
  const { field } = await openDialog(app.user);
  expect(field.value.split('\n').slice(1)).toEqual([line('Stones')]);
});

test('a lost answer is looked up in the list: what arrived is posted, and not sent twice', async () => {
  const server = taskServer();
  server.answerWith(() => HttpResponse.error());
  const app = await openTasksOf(server);
  await postAll(app.user, csv(line('Birds'), line('Birds'), line('Stones')));
  expect(await screen.findByText('Posted: 3')).toBeVisible();
  expect(posts(app)).toBe(3);
  expect(server.titles()).toEqual(['Birds', 'Birds', 'Stones']);
  await allAnswered(app);
});

/** Posts a task that is stored while its response is lost and the list fails, so that its outcome is unknown. */
const postUnknown = async () => {
  expectConsoleError(/BulkError: 1 of 1 rows/);
  expectConsoleError(/ApiError: GET/);
  const server = taskServer();
  server.answerWith(() => {
    server.failLists();
    return HttpResponse.error();
  });
  const app = await openTasksOf(server);
  await postAll(app.user, csv(line('Birds')));
  await waitFor(() => summary('No answer: 1'), { timeout: 10_000 });
  expect(outcomeRows()).toEqual([['Birds', 'No answer', 'The connection broke. It may have been done.']]);
  server.mendLists();
  return { server, app };
};

test(
  'a lost answer that cannot be looked up is unknown, and looked for by Resume before anything is sent',
  { tags: 'thorough' },
  async () => {
    const { server, app } = await postUnknown();
    expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
    await app.user.click(await press('Resume'));
    expect(await screen.findByText('Posted: 1')).toBeVisible();
    expect(posts(app)).toBe(1);
    expect(server.titles()).toEqual(['Birds']);
    await allAnswered(app);
  },
);

test('an outcome that is closed leaves what is unknown in the field', { tags: 'thorough' }, async () => {
  const { app } = await postUnknown();
  await app.user.click(await press('Close'));
  await allAnswered(app);
  const { field } = await openDialog(app.user);
  expect(field.value.split('\n').slice(1)).toEqual([line('Birds')]);
});

test(
  'a reload in the middle offers the rest; what had arrived is found, and nothing is posted twice',
  { tags: 'thorough' },
  async () => {
    const server = taskServer();
    server.hold();
    const first = await openTasksOf(server);
    await postAll(first.user, ten);
    await waitFor(() => expect(server.waiting).toHaveLength(4));
    dispatchEvent(new Event('pagehide'));
    const kept = sessionStorage.getItem(LEFT) ?? '';
    await first.user.click(await press('Stop'));
    first.view.unmount();
    // The server has made them all, though the page that sent them is gone.
    server.release();
    await waitFor(() => expect(server.tasks).toHaveLength(4));
    await delay(200);
    sessionStorage.setItem(LEFT, kept);

    const app = await openTasksOf(server);
    await summary('No answer: 4, Not started: 6');
    await summary('6 of 10 rows are left.');
    expect(outcomeRows()[0]).toEqual([
      titles[0],
      'No answer',
      'The page was closed before the answer came. It may have been done.',
    ]);
    const before = posts(app);
    await app.user.click(await press('Resume'));
    expect(await screen.findByText('Posted: 10')).toBeVisible();
    expect(posts(app) - before).toBe(6);
    expect(server.titles()).toEqual(titles);
    expect(sessionStorage.getItem(LEFT)).toBeNull();
    await allAnswered(app);
  },
);

test(
  'a page that goes without a word has kept the run from its start: what it posted is found',
  { tags: 'thorough' },
  async () => {
    const server = taskServer();
    const first = await openTasksOf(server);
    server.hold();
    await postAll(first.user, ten);
    await waitFor(() => expect(server.waiting).toHaveLength(4));
    const kept = sessionStorage.getItem(LEFT) ?? '';
    server.release();
    expect(await screen.findByText('Posted: 10')).toBeVisible();
    await allAnswered(first);
    first.view.unmount();
    sessionStorage.setItem(LEFT, kept);

    const app = await openTasksOf(server);
    // Nobody has noted how far it came.
    await summary('No answer: 10');
    const before = posts(app);
    await app.user.click(await press('Resume'));
    expect(await screen.findByText('Posted: 10')).toBeVisible();
    expect(posts(app) - before).toBe(0);
    expect(server.titles()).toEqual(titles);
    await allAnswered(app);
  },
);

test('API-4 who is signed out on the way finds the rest when they are back', async () => {
  const server = taskServer();
  let refusing = false;
  server.answerWith(() => (refusing ? HttpResponse.json({ message: 'Go away.' }, { status: 401 }) : undefined));
  server.hold();
  const app = await openTasksOf(server);
  await postAll(app.user, ten);
  await waitFor(() => expect(server.waiting).toHaveLength(4));
  refusing = true;
  server.release();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem(LEFT)).not.toBeNull());
  app.view.unmount();

  refusing = false;
  const again = await openTasksOf(server);
  await summary('10 of 10 rows are left.');
  await again.user.click(await press('Resume'));
  expect(await screen.findByText('Posted: 10')).toBeVisible();
  expect(server.titles()).toEqual(titles);
  expect(sessionStorage.getItem(LEFT)).toBeNull();
  await again.user.click(await press('Close'));
  expect(screen.queryByRole('region', { name: 'Work on many rows' })).not.toBeInTheDocument();
  await allAnswered(again);
});

test('without the list nothing is posted, and all stays in the field', async () => {
  expectConsoleError(/ApiError/);
  const server = taskServer();
  const app = await openTasksOf(server);
  const parts = await openDialog(app.user);
  await app.user.click(parts.field);
  await app.user.paste(ten);
  const button = await parts.findByRole('button', { name: 'Post 10 tasks' });
  server.failLists();
  await app.user.click(button);
  expect(await parts.findByRole('alert')).toHaveTextContent(/^Nothing was posted/);
  await unfold(app.user, parts);
  expect(parts.getByRole('textbox', { name: 'Tasks as CSV' })).toHaveValue(ten);
  expect(posts(app)).toBe(0);
  await allAnswered(app);
});
