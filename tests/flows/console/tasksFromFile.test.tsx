import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { pngFile } from '#tests/support/pictures.ts';
import { server } from '#tests/support/server.ts';
import { undo } from '#tests/support/undo.ts';
import { textOfFile } from '#ui/export/textOfFile.ts';
import { PICTURE } from '../support/addTask.ts';
import { allAnswered } from '../support/adminHome.ts';
import { writesOf } from '../support/buyerTasks.ts';
import { catchDownloads } from '../support/downloads.ts';
import { question, questionGone } from '../support/manageUsers.ts';
import { recordOf } from '../support/record.ts';
import {
  csv,
  dialogGone,
  line,
  openDialog,
  openTasksOf,
  paste,
  previewRows,
  taskServer,
} from '../support/tasksFile.ts';
import { write } from '../support/write.ts';

const wrong = `Broken,,0,3,31/07/2026,A number.,${PICTURE}`;

test('the preview names every problem of a row, rows alike and the total; a row that is wrong is left out', async () => {
  const app = await openTasksOf(taskServer(), 100);
  const parts = await paste(app.user, csv(line('Birds'), line('Birds'), wrong));
  expect(await previewRows()).toEqual([
    ['To be posted: 2'],
    ['3', 'BirdsSame as row 2', '6 2 × 3', 'Jun 30, 2099'],
    ['2', 'Birds', '6 2 × 3', 'Jun 30, 2099'],
    ['Left out: 1'],
    [
      '4',
      'BrokenTask detail is requiredRequired workers must be a whole number, 1 or moreCompletion date must be a day of the calendar, written as YYYY-MM-DD',
    ],
  ]);
  expect(parts.getByText('These 2 tasks cost 12 coins ($0.60); you have 100 coins ($5.00).')).toBeVisible();
  expect(parts.getByText('2 of 3 rows will be sent')).toBeVisible();
  expect(parts.queryByRole('checkbox', { name: 'Post row 4' })).not.toBeInTheDocument();
  await app.user.click(parts.getByRole('checkbox', { name: 'Post row 3' }));
  expect(parts.getByRole('rowheader', { name: 'To be posted: 1' })).toBeVisible();
  await app.user.click(parts.getByRole('checkbox', { name: 'Post row 2' }));
  expect(parts.getByText('There is no task to post.')).toBeVisible();
  expect(parts.getByRole('button', { name: 'Post tasks' })).toBeDisabled();
  expect(writesOf(app.requests)).toEqual([]);
});

test('a file that was previewed before midnight is looked at again when it is sent: nothing that is over is posted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2099, 5, 29, 23, 58) });
  undo.push(() => {
    vi.useRealTimers();
  });
  const shop = taskServer();
  const app = await openTasksOf(shop, 100);
  const parts = await paste(app.user, csv(line('Birds').replace('2099-06-30', '2099-06-29'), line('Trees')));
  vi.setSystemTime(new Date(2099, 5, 30, 0, 3));
  await app.user.click(parts.getByRole('button', { name: 'Post 2 tasks' }));
  expect(await parts.findByText(/a new day has begun, and a completion date has passed/)).toBeVisible();
  expect(parts.getByText('1 of 2 rows will be sent')).toBeVisible();
  expect(shop.titles()).toEqual([]);
  await app.user.click(parts.getByRole('button', { name: 'Post 1 task' }));
  await waitFor(() => expect(shop.titles()).toEqual(['Trees']));
});

test('C-59 a picture that nobody would be shown is a problem of its row', async () => {
  const app = await openTasksOf(taskServer());
  const plain = line('Plain').replace(PICTURE, 'http://x.test/a.png');
  const parts = await paste(app.user, csv(line('Birds'), plain));
  expect(parts.getByText('1 of 2 rows will be sent')).toBeVisible();
  expect((await previewRows()).at(-1)).toEqual([
    '3',
    'PlainTask image must be an address that begins with https://, or be left empty',
  ]);
});

test('BA-13 one POST a row with the body of the form; what was left out stays in the field', async () => {
  const tasks = taskServer();
  const app = await openTasksOf(tasks);
  const { user, bodies } = app;
  const parts = await paste(user, csv(line('Birds'), wrong, line('Stones')));
  await user.click(parts.getByRole('button', { name: 'Post 2 tasks' }));
  expect(await screen.findByText('Posted: 2')).toBeVisible();
  await dialogGone();
  expect(await screen.findByRole('heading', { name: 'Stones' })).toBeVisible();
  const sent = {
    user: demoPeople.buyer,
    name: 'Mateo Silva',
    taskImageUrl: PICTURE,
    taskTitle: 'Birds',
    taskDetail: 'For an hour.',
    requiredWorkers: 2,
    payableAmount: 3,
    completionDate: '2099-06-30',
    submissionInfo: 'A number.',
  };
  expect(bodies('POST', '/Addtask')).toEqual([sent, { ...sent, taskTitle: 'Stones' }]);
  await allAnswered(app);
  const { field } = await openDialog(user);
  expect(field.value.split('\n').slice(1)).toEqual([wrong]);
});

test(
  'BA-11 more than the balance is refused, with the way to buy coins; the balance itself is enough',
  { tags: 'thorough' },
  async () => {
    const app = await openTasksOf(taskServer(), 12);
    const { user } = app;
    const parts = await paste(user, csv(line('Birds'), line('Stones'), line('Trees')));
    const alert = 'Not enough coins. Please purchase more. Go to Purchase Coin';
    expect(parts.getByRole('alert')).toHaveTextContent(alert);
    expect(parts.getByRole('link', { name: 'Go to Purchase Coin' })).toBeVisible();
    const post = parts.getByRole('button', { name: 'Post 3 tasks' });
    expect(post).toHaveAttribute('aria-disabled', 'true');
    expect(post).toHaveAccessibleDescription(alert);
    await user.click(post);
    expect(parts.getByRole('alert')).toBeVisible();
    expect(writesOf(app.requests)).toEqual([]);
    await user.click(parts.getByRole('checkbox', { name: 'Post row 4' }));
    expect(parts.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(parts.getByRole('button', { name: 'Post 2 tasks' }));
    expect(await screen.findByText('Posted: 2')).toBeVisible();
    await dialogGone();
    await allAnswered(app);
  },
);

test('BA-11 a press on what is refused for lack of coins asks for the balance again: they may have been bought meanwhile', async () => {
  const app = await openTasksOf(taskServer(), 5);
  const { user } = app;
  const parts = await paste(user, csv(line('Birds')));
  expect(parts.getByRole('alert')).toHaveTextContent(/^Not enough coins/);
  server.use(recordOf('buyer', { coin: 6 }));
  await user.click(parts.getByRole('button', { name: 'Post 1 task' }));
  await waitFor(() => expect(parts.queryByRole('alert')).not.toBeInTheDocument());
  expect(writesOf(app.requests)).toEqual([]);
  await user.click(parts.getByRole('button', { name: 'Post 1 task' }));
  expect(await screen.findByText('Posted: 1')).toBeVisible();
  await dialogGone();
  await allAnswered(app);
});

test('what the buyer has posted already is left out, and posted again only when asked for', async () => {
  const tasks = taskServer();
  const app = await openTasksOf(tasks);
  const { user } = app;
  let parts = await paste(user, csv(line('Birds')));
  await user.click(parts.getByRole('button', { name: 'Post 1 task' }));
  await screen.findByText('Posted: 1');
  await dialogGone();
  await screen.findByRole('heading', { name: 'Birds' });
  await allAnswered(app);
  parts = await paste(user, csv(line('Birds'), line('Stones')));
  expect(await parts.findByText(/One row is left out, as/)).toBeVisible();
  expect(parts.getByRole('checkbox', { name: 'Post row 2' })).not.toBeChecked();
  expect(parts.getByRole('button', { name: 'Post 1 task' })).toBeVisible();
  // It changes its part of the preview, and keeps the focus.
  await user.click(parts.getByRole('checkbox', { name: 'Post row 2' }));
  expect(parts.getByRole('checkbox', { name: 'Post row 2' })).toBeChecked();
  expect(parts.getByRole('checkbox', { name: 'Post row 2' })).toHaveFocus();
  await user.click(parts.getByRole('checkbox', { name: 'Post row 2' }));
  await user.click(parts.getByRole('button', { name: 'Post again' }));
  await user.click(parts.getByRole('button', { name: 'Post 2 tasks' }));
  await screen.findByText('Posted: 2');
  await dialogGone();
  expect(tasks.titles()).toEqual(['Birds', 'Birds', 'Stones']);
  await allAnswered(app);
});

test('columns that are missing or unknown are named, and no row is shown', async () => {
  const app = await openTasksOf(taskServer());
  const { user } = app;
  const parts = await openDialog(user);
  await user.click(parts.field);
  await user.paste('taskTitle,Colour\nBirds,red');
  expect(
    await parts.findByText(
      'Columns are missing in the first row: taskDetail, requiredWorkers, payableAmount, completionDate, submissionInfo.',
    ),
  ).toBeVisible();
  expect(parts.queryByRole('table')).not.toBeInTheDocument();
  expect(parts.getByRole('button', { name: 'Post tasks' })).toBeDisabled();
});

test(
  'what was typed is there again after the dialog was closed, and after a reload; to start over is asked first',
  { tags: 'thorough' },
  async () => {
    const text = csv(line('عدّ الطيور'), wrong);
    const first = await openTasksOf(taskServer());
    const opened = await paste(first.user, text);
    await first.user.click(opened.getByRole('button', { name: 'Close' }));
    await dialogGone();
    expect((await openDialog(first.user)).field).toHaveValue(text);
    first.view.unmount();
    const { user } = await openTasksOf(taskServer());
    const parts = await openDialog(user);
    expect(parts.field).toHaveValue(text);
    await user.click(parts.getByRole('button', { name: 'Start over' }));
    await user.click(within(await question()).getByRole('button', { name: 'Start over' }));
    await questionGone();
    await waitFor(() => expect(parts.field).toHaveValue(''));
    expect(Object.keys(localStorage).filter((key) => key.includes('draft.tasksFile'))).toEqual([]);
  },
);

const fileOf = (...parts: BlobPart[]) => new File(parts, 'tasks.csv', { type: 'text/csv' });

test('a file is read as spreadsheets write it; one in unknown letters says so and takes nothing away', async () => {
  const app = await openTasksOf(taskServer());
  const { user } = app;
  const parts = await openDialog(user);
  const field = () => parts.getByRole('textbox', { name: 'Tasks as CSV' });
  const choose = (file: File) => user.upload(parts.getByLabelText('File'), file);
  const change = () => parts.findByRole('button', { name: 'Change' });
  const utf16 = Uint8Array.from(
    `\ufeff${csv(line('Vögel'))}`.split('').flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
  );
  await choose(fileOf(utf16));
  await user.click(await change());
  expect(field()).toHaveValue(csv(line('Vögel')));
  await choose(fileOf(csv(line('V')), new Uint8Array([0xf6])));
  expect(await parts.findByText(/The letters of this file cannot be read/)).toBeVisible();
  expect(field()).toHaveValue(csv(line('Vögel')));
  await choose(fileOf(csv(line('Stones'))));
  await user.click(within(await question()).getByRole('button', { name: 'Replace' }));
  await questionGone();
  await user.click(await change());
  expect(field()).toHaveValue(csv(line('Stones')));
  expect(parts.queryByText(/cannot be read/)).not.toBeInTheDocument();
});

test('the rows of a file lead: what it was read from is one line, which opens to be changed and stays so while typed in', async () => {
  const { user } = await openTasksOf(taskServer());
  const parts = await openDialog(user);
  const field = () => parts.queryByRole('textbox', { name: 'Tasks as CSV' });
  await user.upload(parts.getByLabelText('File'), fileOf(csv(line('Birds'), line('Stones'))));
  const change = await parts.findByRole('button', { name: 'Change' });
  await waitFor(() => expect(change).toHaveFocus());
  expect(change).toHaveAccessibleDescription('tasks.csv: 2 rows');
  expect(field()).not.toBeInTheDocument();
  expect(parts.queryByLabelText('Picture for tasks without one')).not.toBeInTheDocument();
  await user.click(change);
  expect(field()).toHaveFocus();
  await user.keyboard('{Backspace}');
  await user.click(parts.getByRole('checkbox', { name: 'Post row 2' }));
  expect(field()).toBeVisible();
  await user.clear(parts.getByRole('textbox', { name: 'Tasks as CSV' }));
  await write(user, parts.getByRole('textbox', { name: 'Tasks as CSV' }), csv(line('Trees')));
  expect(await parts.findByRole('button', { name: 'Change' })).toHaveAccessibleDescription('Tasks as CSV: 1 row');
});

// The demo's host of pictures gives an address of the second kind.
test.each([PICTURE, 'data:image/png;base64,iVBORw0KGgo='])(
  'BA-8 the template lacks a picture alone: one that is uploaded (%s) stands in for rows without, also after a reload',
  async (picture) => {
    const { names, lines } = catchDownloads();
    const tasks = taskServer();
    const app = await openTasksOf(tasks);
    const { user } = app;
    let parts = await openDialog(user);
    await user.click(parts.getByRole('button', { name: 'Download template' }));
    expect(names).toEqual(['tasks-template.csv']);
    const text = (await lines()).join('\n');
    expect(await textOfFile(fileOf(text))).toBe(text);
    await user.upload(parts.getByLabelText('File'), fileOf(text));
    expect(await parts.findByText('Task image is required')).toBeVisible();
    server.use(http.post('*/images/upload', () => HttpResponse.json({ data: { url: picture } })));
    await user.upload(parts.getByLabelText('Picture for tasks without one'), pngFile());
    expect(await parts.findByRole('button', { name: 'Post 1 task' })).toBeVisible();
    expect((await previewRows()).slice(1).map(([, title, coins]) => [title, coins])).toEqual([
      ['Tag 20 photos', '50 10 × 5'],
    ]);
    app.view.unmount();
    const again = await openTasksOf(tasks);
    parts = await openDialog(again.user);
    await again.user.click(await parts.findByRole('button', { name: 'Post 1 task' }));
    await dialogGone();
    await screen.findByText('Posted: 1');
    expect(tasks.tasks).toMatchObject([{ taskTitle: 'Tag 20 photos', taskImageUrl: picture }]);
    await allAnswered(again);
  },
);
