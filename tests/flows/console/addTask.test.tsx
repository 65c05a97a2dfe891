import { screen, waitFor } from '#tests/support/rendering.ts';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { pngFile } from '#tests/support/pictures.ts';
import { allAnswered } from '../support/adminHome.ts';
import { birds, fillAll, fillTexts, openAddTask, PICTURE, textsIn } from '../support/addTask.ts';
import { writesOf } from '../support/buyerTasks.ts';
import { factsIn } from '../support/details.ts';
import { write } from '../support/write.ts';

const ADDED = 'Task added successfully!';
const FAILED = 'Error adding task. Please try again!';
const NOT_ENOUGH = 'Not enough coins. Please purchase more.';
/** Text of the page's alert, which has to be exactly the specification's. */
const alertText = async () => (await screen.findByRole('alert')).textContent;
/** Texts of all alerts, as the image field's message would be an alert too. */
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const empty = Object.fromEntries(Object.keys(birds).map((name) => [name, '']));

test('BA-1 TITLE-9 the form with its fields, under its title', async () => {
  await openAddTask();
  expect(screen.getByRole('heading', { level: 1, name: 'Add New Tasks' })).toBeVisible();
  expect(document.title).toBe('BuyerAddTask');
});

test.each([
  ['BA-2', 'title', 'Task title is required'],
  ['BA-3', 'detail', 'Task detail is required'],
  ['BA-4', 'workers', 'Required workers is required'],
  ['BA-5', 'pay', 'Payable amount is required'],
  ['BA-6', 'date', 'Completion date is required Year, month and day: YYYY-MM-DD'],
  ['BA-7', 'info', 'Submission info is required What a worker has to hand in, such as a link or a screenshot'],
] as const)(
  '%s nothing in the field %s: the text is %j, the field has the keyboard, and nothing is sent',
  { tags: 'thorough' },
  async (_, field, text) => {
    const { user, requests, ...parts } = await openAddTask();
    await fillAll(user, parts, { [field]: '' });
    await user.click(parts.submit);
    await waitFor(() => expect(parts[field]).toHaveAccessibleDescription(text));
    expect(parts[field]).toHaveFocus();
    expect(parts[field]).toBeInvalid();
    expect(writesOf(requests)).toEqual(['POST /images/upload?key=demo']);
  },
);

test('BA-8 a picture is required, and the first wrong field from the top gets the keyboard', async () => {
  const { user, requests, ...parts } = await openAddTask();
  await user.click(parts.submit);
  await waitFor(() => expect(parts.title).toHaveFocus());
  expect(screen.getByText('7 fields need attention')).toBeVisible();
  await fillTexts(user, parts);
  expect(screen.getByText('One field needs attention')).toBeVisible();
  await user.click(parts.submit);
  await waitFor(() => expect(parts.image).toHaveFocus());
  expect(parts.image).toHaveAccessibleDescription(
    'No picture chosen Task image is required PNG, JPEG, GIF, WebP or AVIF, at most 32 MB',
  );
  expect(parts.image).toHaveAttribute('accept', 'image/*');
  expect(writesOf(requests)).toEqual([]);
});

test.each([
  ['BA-4', 'workers', 'Required workers must be a whole number, 1 or more'],
  ['BA-5', 'pay', 'Payable amount must be a whole number of coins, 1 or more'],
] as const)(
  '%s %s: what is no whole number is said, kept, and not sent',
  { tags: 'thorough' },
  async (_, field, text) => {
    const { user, requests, ...parts } = await openAddTask();
    await fillAll(user, parts, { [field]: '' });
    for (const typed of ['1.5', '1e2', '-3', '0', '1,00', 'ten', '5 🙂']) {
      await user.clear(parts[field]);
      await write(user, parts[field], typed);
      await user.click(parts.submit);
      await waitFor(() => expect(parts[field]).toHaveAccessibleDescription(text));
      expect(parts[field]).toHaveValue(typed);
    }
    expect(writesOf(requests)).toEqual(['POST /images/upload?key=demo']);
  },
);

test.each([
  ['2020-01-01', 'Completion date must not be in the past'],
  ['2099-02-30', 'Completion date must be a day of the calendar, written as YYYY-MM-DD'],
  ['next week', 'Completion date must be a day of the calendar, written as YYYY-MM-DD'],
])('BA-6 the date %j: %s', { tags: 'thorough' }, async (typed, text) => {
  const { user, requests, ...parts } = await openAddTask();
  await fillAll(user, parts, { date: typed });
  await user.click(parts.submit);
  await waitFor(() => expect(parts.date).toHaveAccessibleDescription(text));
  expect(parts.date).toHaveValue(typed);
  expect(writesOf(requests)).toEqual(['POST /images/upload?key=demo']);
});

test('BA-9 BA-10 while the picture uploads a note says so and nothing can be submitted', async () => {
  let answer: (url: string) => void = () => undefined;
  const slow = http.post('*/images/upload', async () => {
    const url = await new Promise<string>((resolve) => (answer = resolve));
    return url ? HttpResponse.json({ data: { url } }) : new HttpResponse(null, { status: 500 });
  });
  const { user, requests, ...parts } = await openAddTask({ answers: [slow] });
  await fillTexts(user, parts);
  for (const [url, text] of [
    ['', 'Failed to upload image.'],
    [PICTURE, 'Image uploaded successfully!'],
  ] as const) {
    await user.upload(parts.image, pngFile());
    expect(await screen.findByText('Uploading...')).toHaveAttribute('role', 'status');
    expect(parts.submit).toBeDisabled();
    await user.type(parts.title, '{Enter}');
    await waitFor(() => expect(requests.at(-1)?.path).toBe('/images/upload?key=demo'));
    answer(url);
    expect(await alertText()).toBe(text);
    expect(parts.submit).toBeEnabled();
  }
  expect(writesOf(requests)).toEqual(['POST /images/upload?key=demo', 'POST /images/upload?key=demo']);
  expect(textsIn(parts)).toEqual(birds);
});

test('BA-8 BA-10 what is no picture is not sent and not taken', async () => {
  const { requests, ...parts } = await openAddTask();
  const user = userEvent.setup({ applyAccept: false });
  for (const file of [
    new File([], 'empty.png', { type: 'image/png' }),
    new File(['#!/bin/sh'], 'script.png', { type: 'image/png' }),
  ]) {
    await user.upload(parts.image, file);
    expect(await alertText()).toBe('Failed to upload image.');
  }
  expect(writesOf(requests)).toEqual([]);
});

test(
  'BA-11 more than the balance: the alert, a way to buy more, no request, and nothing is lost',
  { tags: 'thorough' },
  async () => {
    const { user, requests, ...parts } = await openAddTask({ coin: 59 });
    await fillAll(user, parts);
    await user.click(parts.submit);
    await waitFor(() => expect(alerts()).toContain(NOT_ENOUGH));
    expect(screen.getByRole('link', { name: 'Go to Purchase Coin' })).toHaveAttribute(
      'href',
      '/Dashboard/buyerPurchaseCoin?for=60',
    );
    expect(textsIn(parts)).toEqual(birds);
    expect(writesOf(requests)).toEqual(['POST /images/upload?key=demo']);
    // It is said no more beside what the next try lacks.
    await user.clear(parts.title);
    await user.click(parts.submit);
    await waitFor(() => expect(parts.title).toHaveAccessibleDescription(/Task title is required/));
    expect(screen.queryByText(NOT_ENOUGH)).not.toBeInTheDocument();
  },
);

test.each(['99999999999999999999999', '9'.repeat(400)])(
  'BA-11 %s workers are more than any balance',
  { tags: 'thorough' },
  async (workers) => {
    const { user, requests, ...parts } = await openAddTask();
    await fillAll(user, parts, { workers });
    await user.click(parts.submit);
    await waitFor(() => expect(alerts()).toContain(NOT_ENOUGH));
    expect(parts.workers).toHaveValue(workers);
    expect(writesOf(requests)).toEqual(['POST /images/upload?key=demo']);
  },
);

test('BA-11 BA-12 the cost stands beside the balance as it is typed', { tags: 'thorough' }, async () => {
  const { user, ...parts } = await openAddTask({ coin: 60 });
  const cost = screen.getByRole('region', { name: 'What it costs' });
  expect(factsIn(cost)).toEqual({
    'This task': '–',
    'Your balance': '60 coins ($3.00)',
    'Left after posting': '–',
  });
  await fillTexts(user, parts);
  expect(factsIn(cost)).toMatchObject({ 'This task': '60 coins ($3.00)', 'Left after posting': '0 coins ($0.00)' });
  expect(cost).toHaveTextContent('60 coins ($3.00): you have enough for it.');
  await user.type(parts.workers, '0');
  expect(factsIn(cost)).toMatchObject({ 'This task': '600 coins ($30.00)', Missing: '540 coins ($27.00)' });
  expect(cost).toHaveTextContent('600 coins ($30.00): that is more than you have.');
});

test(
  'BA-12 BA-13 API-BUYER-5 all the coins there are may be spent: one POST with the nine fields',
  { tags: 'thorough' },
  async () => {
    const add = http.post('*/api/Addtask', () => HttpResponse.json({ insertedId: 'new' }));
    const { user, bodies, ...parts } = await openAddTask({ coin: 60, answers: [add] });
    // Blanks around a title or a day are none of it; texts stay as they were typed.
    const detail = `  ${birds.detail}\n`;
    const info = ` ${birds.info} `;
    await fillAll(user, parts, { title: ` ${birds.title} `, detail, date: ` ${birds.date} `, info });
    await user.dblClick(parts.submit);
    expect(await screen.findByText(ADDED)).toBeVisible();
    await allAnswered(parts);
    expect(bodies('POST', '/Addtask')).toEqual([
      {
        user: demoPeople.buyer,
        name: 'Mateo Silva',
        taskImageUrl: PICTURE,
        taskTitle: birds.title,
        taskDetail: detail,
        requiredWorkers: 3,
        payableAmount: 20,
        completionDate: birds.date,
        submissionInfo: info,
      },
    ]);
  },
);

test('BA-14 BA-15 BA-16 added: both texts, an empty form, and the books and the balance have it', async () => {
  const { user, simulation, requests, ...parts } = await openAddTask();
  const asksForBalance = () => requests.filter(({ path }) => path.startsWith('/oneUser')).length;
  const before = asksForBalance();
  await fillAll(user, parts);
  await user.click(parts.submit);
  expect(await screen.findByText('Your work has been saved')).toBeVisible();
  expect(await alertText()).toBe(ADDED);
  expect(screen.getByRole('link', { name: 'See it in My Tasks' })).toHaveAttribute('href', '/Dashboard/buyerTask');
  expect(textsIn(parts)).toEqual(empty);
  expect(screen.queryByText('Image uploaded successfully!')).not.toBeInTheDocument();
  await waitFor(() => expect(asksForBalance()).toBe(before + 1));
  const [task] = simulation.state().marketplace.tasks.filter(({ taskTitle }) => taskTitle === birds.title);
  expect(task).toMatchObject({ requiredWorkers: 3, payableAmount: 20, escrow: 60, user: demoPeople.buyer });
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  // The text is gone by itself, 1500 ms after it came.
  await waitFor(() => expect(screen.queryByText('Your work has been saved')).not.toBeInTheDocument(), {
    timeout: 4000,
  });
});

test('BA-17 refused: the alert, the reason below it, and everything is kept for the next try', async () => {
  expectConsoleError(/./);
  const refuse = http.post(
    '*/api/Addtask',
    () => HttpResponse.json({ message: 'The marketplace is closed.' }, { status: 500 }),
    { once: true },
  );
  let goOn: () => void = () => {};
  const next = new Promise<void>((resolve) => (goOn = resolve));
  const answers = [refuse, http.post('*/api/Addtask', () => next)];
  const { user, requests, ...parts } = await openAddTask({ answers });
  await fillAll(user, parts);
  await user.click(parts.submit);
  await waitFor(() => expect(alerts()).toContain(FAILED));
  expect(screen.getByText('The marketplace is closed.')).toBeVisible();
  expect(textsIn(parts)).toEqual(birds);
  expect(parts.submit).toHaveFocus();
  await user.click(parts.submit);
  await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeInTheDocument());
  goOn();
  expect(await screen.findByText(ADDED)).toBeVisible();
  expect(writesOf(requests).filter((call) => call.includes('Addtask'))).toHaveLength(2);
});

test('BA-15 a lost answer: the list has the task, so it was added, once', async () => {
  let had = false;
  const answers = [
    http.post('*/api/Addtask', () => {
      had = true;
      return HttpResponse.error();
    }),
    http.get('*/api/buyerAlltask', () =>
      HttpResponse.json(
        had
          ? [
              {
                _id: '1',
                taskTitle: birds.title,
                taskDetail: birds.detail,
                submissionInfo: birds.info,
                requiredWorkers: 3,
                payableAmount: 20,
              },
            ]
          : [],
      ),
    ),
  ];
  const { user, requests, ...parts } = await openAddTask({ answers });
  await fillAll(user, parts);
  await user.click(parts.submit);
  expect(await screen.findByText(/but your task is in the list: it was added once/)).toBeVisible();
  expect(await alertText()).toBe(ADDED);
  expect(textsIn(parts)).toEqual(empty);
  expect(writesOf(requests).filter((call) => call.includes('Addtask'))).toHaveLength(1);
});
