import { screen, waitFor } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';
import { DOUBLE_PRESS } from '#ui/doublePress.ts';
import { allAnswered } from '../support/adminHome.ts';
import { birds, fillAll, openAddTask, textsIn } from '../support/addTask.ts';
import { writesOf } from '../support/buyerTasks.ts';
import { toldBy } from '../support/notifications.ts';
import { recordOf } from '../support/record.ts';

const ADDED = 'Task added successfully!';
const FAILED = 'Error adding task. Please try again!';

test('BA-3 BA-13 ten thousand characters arrive as they were typed', { tags: 'thorough' }, async () => {
  const long = '🙂 long '.repeat(1_250);
  const add = http.post('*/api/Addtask', () => new HttpResponse(null, { status: 201 }));
  const { user, bodies, ...parts } = await openAddTask({ answers: [add] });
  await fillAll(user, parts, { detail: long });
  await user.click(parts.submit);
  expect(await screen.findByText(ADDED)).toBeVisible();
  expect(bodies('POST', '/Addtask')).toEqual([expect.objectContaining({ taskDetail: long })]);
});

test(
  'BA-2 BA-15 an empty form that is sent after that says what is missing, and no more that a task was added',
  { tags: 'thorough' },
  async () => {
    const add = http.post('*/api/Addtask', () => new HttpResponse(null, { status: 201 }));
    const app = await openAddTask({ answers: [add] });
    const { user, bodies, ...parts } = app;
    await fillAll(user, parts);
    await user.click(parts.submit);
    await screen.findByText(ADDED);
    // Sooner it would be the second press of a double one.
    await delay(DOUBLE_PRESS);
    await user.click(parts.submit);
    await waitFor(() => expect(parts.title).toHaveAccessibleDescription('Task title is required'));
    expect(screen.queryByText(ADDED)).not.toBeInTheDocument();
    expect(bodies('POST', '/Addtask')).toHaveLength(1);
    await allAnswered(app);
  },
);

test('BA-11 that coins are missing is said no more once they are not', async () => {
  const { user, ...parts } = await openAddTask({ coin: 59 });
  await fillAll(user, parts);
  await user.click(parts.submit);
  const said = () => screen.queryByText('Not enough coins. Please purchase more.');
  await waitFor(() => expect(said()).toBeVisible());
  await user.clear(parts.workers);
  await user.type(parts.workers, '1');
  expect(said()).toBeNull();
});

test(
  'BA-11 coins that were bought in another tab count: the balance is asked for once before a task is refused',
  { tags: 'thorough' },
  async () => {
    const add = http.post('*/api/Addtask', () => new HttpResponse(null, { status: 201 }));
    const app = await openAddTask({ coin: 59, answers: [add] });
    const { user, bodies, requests, ...parts } = app;
    const asked = () => requests.filter(({ path }) => path.startsWith('/oneUser')).length;
    await fillAll(user, parts);
    const before = asked();
    await user.click(parts.submit);
    await waitFor(() => expect(screen.getByText('Not enough coins. Please purchase more.')).toBeVisible());
    expect(asked()).toBe(before + 1);
    expect(parts.workers).toHaveFocus();
    server.use(recordOf('buyer', { name: 'Mateo Silva', coin: 1059 }));
    await user.click(parts.submit);
    expect(await screen.findByText(ADDED)).toBeVisible();
    await allAnswered(app);
    expect(bodies('POST', '/Addtask')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent('1,059');
    expect(screen.getAllByText('$52.95')[0]).toBeVisible();
  },
);

test.each([
  ['of the image host itself', 'http://pictures.test/birds.png', true],
  ['of another plain host', 'http://cdn.pictures.test/birds.png', false],
])('BA-13 API-IMG-3 a picture without TLS %s is kept and sent; drawn: %j (C-59)', async (_, url, drawn) => {
  const env = {
    VITE_SIMULATE: 'identity,cards',
    VITE_IMAGE_UPLOAD_URL: 'http://pictures.test/upload',
    VITE_IMAGE_UPLOAD_KEY: 'key',
  };
  const host = http.post('http://pictures.test/upload', () => HttpResponse.json({ data: { url } }));
  const app = await openAddTask({ env, answers: [host] });
  const { user, bodies, ...parts } = app;
  await fillAll(user, parts);
  expect(document.querySelector('form img')?.getAttribute('src') ?? null).toBe(drawn ? url : null);
  await user.click(parts.submit);
  await screen.findByText(ADDED);
  expect(bodies('POST', '/Addtask')).toMatchObject([{ taskImageUrl: url }]);
  await allAnswered(app);
});

test('BA-16 DASH-14 a task that could not be added is told by the Notifications too, with the reason, and by no toast', async () => {
  expectConsoleError(/No\./);
  const refuse = http.post('*/api/Addtask', () => HttpResponse.json({ message: 'No.' }, { status: 409 }));
  const { user, ...parts } = await openAddTask({ answers: [refuse] });
  await fillAll(user, parts);
  await user.click(parts.submit);
  await screen.findByText('Error adding task. Please try again!');
  expect(document.getElementById('toasts')).toHaveTextContent(/^$/);
  expect(await toldBy(user)).toEqual([
    expect.stringMatching(/^Error adding task\. Please try again!No\..*Count the birds/),
  ]);
});

test.each([
  ['the list does not have it', HttpResponse.json([]), /Your task is not in the list/],
  ['the list cannot be read either', HttpResponse.error(), /It is not known whether your task was added/],
])('BA-17 a lost answer, and %s: said so, sent once, everything kept', { tags: 'thorough' }, async (_, list, text) => {
  expectConsoleError(/./);
  const answers = [
    http.post('*/api/Addtask', () => HttpResponse.error()),
    http.get('*/api/buyerAlltask', () => list.clone()),
  ];
  const { user, requests, ...parts } = await openAddTask({ answers });
  await fillAll(user, parts);
  await user.click(parts.submit);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(FAILED);
  expect(textsIn(parts)).toEqual(birds);
  expect(writesOf(requests).filter((call) => call.includes('Addtask'))).toHaveLength(1);
});
