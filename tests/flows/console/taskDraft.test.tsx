import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { dayOf } from '#domain/moments.ts';
import { aTask } from '#tests/support/aTask.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import {
  birds,
  fillAll,
  fillTexts,
  formParts,
  openAddTask,
  PICTURE,
  textsIn,
  uploadPicture,
} from '../support/addTask.ts';
import { openMyTasks, posted, taskRow, writesOf } from '../support/buyerTasks.ts';
import { question, questionGone } from '../support/manageUsers.ts';
import { takeDrafts } from '../support/otherTab.ts';
import { write } from '../support/write.ts';

const RESTORED = 'What you typed before is here again.';
const empty = Object.fromEntries(Object.keys(birds).map((name) => [name, '']));
const bird = aTask({ completionDate: '2099-06-30', taskImageUrl: PICTURE });
const likeBird = {
  title: 'Count the birds',
  detail: 'For an hour.',
  workers: '3',
  pay: '20',
  date: '2099-06-30',
  info: 'A number.',
};
/** Element beside the picture field's button that names the chosen file. */
const chosen = () => document.querySelector('[data-chosen]');
const preview = () => document.querySelector(`img[src="${PICTURE}"]`);

test(
  'BA-13 what was typed and uploaded is there again on the next visit, and can be posted',
  { tags: 'thorough' },
  async () => {
    const first = await openAddTask();
    await fillTexts(first.user, first, { date: 'in sum' });
    expect(chosen()).toHaveTextContent('No picture chosen');
    await uploadPicture(first.user, first);
    expect(chosen()).toHaveTextContent('picture.png');
    first.view.unmount();
    const { user, bodies, ...parts } = await openAddTask();
    expect(screen.getByText(RESTORED)).toBeVisible();
    expect(textsIn(parts)).toEqual({ ...birds, date: 'in sum' });
    expect(preview()).toBeVisible();
    expect(chosen()).toHaveTextContent('Picture of your draft');
    expect(parts.image).toHaveAccessibleDescription(/Picture of your draft/);
    await user.clear(parts.date);
    await write(user, parts.date, birds.date);
    await user.click(parts.submit);
    expect(await screen.findByText('Task added successfully!')).toBeVisible();
    expect(bodies('POST', '/Addtask')).toEqual([
      expect.objectContaining({ taskTitle: birds.title, taskImageUrl: PICTURE }),
    ]);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  },
);

test(
  'BA-13 a task that is posted leaves what another tab has typed since, and its own form empty',
  { tags: 'thorough' },
  async () => {
    const other = await openAddTask();
    await fillTexts(other.user, other, { title: 'Typed in another tab' });
    other.view.unmount();
    const typeInOtherTab = takeDrafts();
    const { user, view, ...parts } = await openAddTask();
    await fillAll(user, parts);
    await user.click(parts.title);
    typeInOtherTab();
    await user.click(parts.submit);
    expect(await screen.findByText('Task added successfully!')).toBeVisible();
    expect(textsIn(parts)).toEqual(empty);
    view.unmount();
    expect(textsIn(await openAddTask())).toEqual({ ...birds, title: 'Typed in another tab' });
  },
);

const SENT =
  'This was sent, and its answer had not come when you left: it may have been added. Look into My Tasks before you add it again.';

/** Sends the form to a server that responds with `answer` only when the returned `release` is called. */
const sendHeld = async (answer: () => Response | undefined) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = http.post('*/api/Addtask', () => held.then(answer));
  const app = await openAddTask({ answers: [slow] });
  await fillAll(app.user, app);
  await app.user.click(app.submit);
  await waitFor(() => expect(app.bodies('POST', '/Addtask')).toHaveLength(1));
  return { ...app, release };
};

test('BA-13 who leaves before the answer and comes back is told that it was sent, and finds the form empty after it', async () => {
  const { router, release, bodies } = await sendHeld(() => undefined);
  await act(() => router.navigate('/Dashboard/buyerHome'));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await act(() => router.navigate('/Dashboard/buyerAddTask'));
  const parts = await formParts();
  expect(textsIn(parts)).toEqual(birds);
  expect(screen.getByText(SENT)).toBeVisible();
  release();
  await waitFor(() => expect(textsIn(parts)).toEqual(empty));
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(chosen()).toHaveTextContent('No picture chosen');
  expect(bodies('POST', '/Addtask')).toHaveLength(1);
});

test('BA-13 who leaves before a refusal finds what was typed, which was not added', { tags: 'thorough' }, async () => {
  expectConsoleError(/ApiError/);
  const { user, router, release } = await sendHeld(() => HttpResponse.json({ message: 'No.' }, { status: 400 }));
  await act(() => router.navigate('/Dashboard/buyerHome'));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await act(() => router.navigate('/Dashboard/buyerAddTask'));
  const parts = await formParts();
  expect(screen.getByText(SENT)).toBeVisible();
  release();
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(textsIn(parts)).toEqual(birds);
  await user.clear(parts.title);
  expect(screen.getByText(RESTORED)).toBeVisible();
});

test(
  'BA-13 after a reload before the answer the draft is told to have been sent, until it is posted or given up',
  { tags: 'thorough' },
  async () => {
    const first = await sendHeld(() => undefined);
    first.view.unmount();
    const second = await openAddTask();
    expect(screen.getByText(SENT)).toBeVisible();
    await second.user.clear(second.title);
    await write(second.user, second.title, 'Count the bees');
    second.view.unmount();
    const third = await openAddTask();
    expect(third.title).toHaveValue('Count the bees');
    expect(screen.getByText(SENT)).toBeVisible();
    await third.user.click(screen.getByRole('button', { name: 'Start over' }));
    await third.user.click(within(await question()).getByRole('button', { name: 'Start over' }));
    await questionGone();
    await waitFor(() => expect(screen.queryByText(SENT)).not.toBeInTheDocument());
    third.view.unmount();
    await openAddTask();
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    first.release();
    await delay(200);
  },
);

test('BA-13 to start over is asked first, and empties the form', async () => {
  const first = await openAddTask();
  await fillTexts(first.user, first);
  first.view.unmount();
  const { user, ...parts } = await openAddTask();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = await question();
  expect(dialog).toHaveAccessibleDescription(`${birds.title} What you typed is gone then.`);
  await user.click(within(dialog).getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(textsIn(parts)).toEqual(empty));
  await questionGone();
  await waitFor(() => expect(parts.title).toHaveFocus());
});

test('BT-2 Duplicate opens the form with the same task, and sends nothing', async () => {
  const { user, requests, router } = await openMyTasks({ answers: posted(bird) });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Duplicate' }));
  const parts = await formParts();
  expect(location.pathname).toBe('/Dashboard/buyerAddTask');
  await waitFor(() => expect(textsIn(parts)).toEqual(likeBird));
  expect(preview()).toBeVisible();
  expect(writesOf(requests)).toEqual([]);
  // It does not come back by itself once it was changed.
  expect(router.state.location.state).toBeNull();
});

test.each([
  ['that is over', '2020-01-31'],
  ['that is no date', 'in summer'],
])('BT-2 Duplicate takes no day along %s', { tags: 'thorough' }, async (_, completionDate) => {
  const { user } = await openMyTasks({ answers: posted({ ...bird, completionDate }) });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Duplicate' }));
  const parts = await formParts();
  await waitFor(() => expect(textsIn(parts)).toEqual({ ...likeBird, date: '' }));
});

test('BT-2 Duplicate takes today along, which is not over', async () => {
  const today = dayOf(new Date());
  const { user } = await openMyTasks({ answers: posted({ ...bird, completionDate: today }) });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Duplicate' }));
  const parts = await formParts();
  await waitFor(() => expect(textsIn(parts)).toEqual({ ...likeBird, date: today }));
});

test.each([
  ['Cancel', 'keeps', { ...empty, title: 'My own' }],
  ['Replace', 'loses', likeBird],
])('BT-2 Duplicate asks before it replaces a draft: %s %s it', { tags: 'thorough' }, async (answer, _, texts) => {
  const first = await openAddTask();
  await write(first.user, first.title, 'My own');
  first.view.unmount();
  const { user } = await openMyTasks({ answers: posted(bird) });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Duplicate' }));
  const dialog = await question();
  expect(dialog).toHaveAccessibleDescription(
    'My own What you typed into Add New Tasks is replaced by a copy of “Count the birds”.',
  );
  await user.click(within(dialog).getByRole('button', { name: answer }));
  await questionGone();
  const parts = await formParts();
  await waitFor(() => expect(textsIn(parts)).toEqual(texts));
  // A copy is nothing that was typed before.
  expect(screen.queryAllByText(RESTORED)).toHaveLength(answer === 'Cancel' ? 1 : 0);
});

test(
  'BA-15 the second press of a double one meets the emptied form, and nothing is said of its fields',
  { tags: 'thorough' },
  async () => {
    const { user, requests, ...parts } = await openAddTask();
    await fillAll(user, parts);
    // No time passes between the two presses, however slow the machine is.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.click(parts.submit);
    await waitFor(() => expect(parts.title).toHaveValue(''));
    await user.click((await formParts()).submit);
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Task added successfully!').length).toBeGreaterThan(0);
    expect(writesOf(requests).filter((call) => call === 'POST /Addtask')).toHaveLength(1);
  },
);
