import { screen, waitFor, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { birds, fillAll, openAddTask, PICTURE, textsIn } from '../support/addTask.ts';
import { writesOf } from '../support/buyerTasks.ts';
import { question, questionGone } from '../support/manageUsers.ts';
import { write } from '../support/write.ts';

const KEY = `RaStore:${demoPeople.buyer}.tasks.templates`;
const template = {
  taskTitle: 'Count the bees',
  taskDetail: 'For a minute.',
  requiredWorkers: '5',
  payableAmount: '7',
  submissionInfo: 'A number.',
  taskImageUrl: PICTURE,
};
const likeTemplate = {
  title: 'Count the bees',
  detail: 'For a minute.',
  workers: '5',
  pay: '7',
  date: '',
  info: 'A number.',
};
const keep = (...kept: readonly unknown[]) => {
  localStorage.setItem(KEY, JSON.stringify(kept));
};

const openTemplates = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  return within(await screen.findByRole('dialog', { name: 'Task templates' }));
};
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const names = () =>
  [...document.querySelectorAll('[aria-label^="Use template"]')].map((button) => button.getAttribute('aria-label'));

beforeEach(() => {
  localStorage.removeItem(KEY);
});

test('BA-3 what is written is kept as a template, and begins another task on the next visit, but for its day', async () => {
  const first = await openAddTask();
  await fillAll(first.user, first);
  const dialog = await openTemplates(first.user);
  expect(dialog.getByText(/^You have no templates yet/)).toBeVisible();
  await first.user.click(dialog.getByRole('button', { name: 'Save what is written as a template' }));
  expect(await screen.findByText(`Template “${birds.title}” saved.`)).toBeVisible();
  expect(dialog.getByText('Required workers: 3 · Payable amount: 20')).toBeVisible();
  await first.user.click(dialog.getByRole('button', { name: 'Close' }));
  await dialogGone();
  expect(textsIn(first)).toEqual(birds);
  first.view.unmount();
  localStorage.removeItem(`RaStore:${demoPeople.buyer}.draft.task`);

  const { user, requests, ...parts } = await openAddTask();
  await user.click((await openTemplates(user)).getByRole('button', { name: `Use template “${birds.title}”` }));
  await dialogGone();
  await waitFor(() => expect(textsIn(parts)).toEqual({ ...birds, date: '' }));
  expect(document.querySelector(`img[src="${PICTURE}"]`)).toBeVisible();
  expect(writesOf(requests)).toEqual([]);
});

test.each([
  ['Cancel', 'keeps', { ...likeTemplate, title: 'My own', detail: '', workers: '', pay: '', info: '' }],
  ['Replace', 'loses', likeTemplate],
])('BA-3 a template asks before it replaces what is written: %s %s it', async (answer, _, texts) => {
  keep(template);
  const { user, ...parts } = await openAddTask();
  await write(user, parts.title, 'My own');
  await user.click((await openTemplates(user)).getByRole('button', { name: /^Use template/ }));
  const asked = await question();
  expect(asked).toHaveAccessibleDescription(/^My own .*“Count the bees”/);
  await user.click(within(asked).getByRole('button', { name: answer }));
  await questionGone();
  await waitFor(() => expect(textsIn(parts)).toEqual(texts));
});

test('BA-3 one without a title is not kept, one of the same title is replaced, the fifty-first is refused', async () => {
  keep(...Array.from({ length: 50 }, (_, place) => ({ ...template, taskTitle: `Task ${String(place)}` })));
  const { user, ...parts } = await openAddTask();
  await write(user, parts.detail, 'For an hour.');
  // By text: to look for roles among fifty rows takes long.
  const save = async () => {
    await user.click(screen.getByText('Templates'));
    await user.click(await screen.findByText('Save what is written as a template'));
  };
  const close = async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names()).toEqual([]));
  };
  await save();
  expect(await screen.findByText('A template is named by its task title: please write one first.')).toBeVisible();
  await close();
  await write(user, parts.title, 'Task');
  await user.click(screen.getByText('Templates'));
  await screen.findByText('Save what is written as a template');
  expect(screen.queryByText(/please write one first/)).not.toBeInTheDocument();
  await close();
  await save();
  expect(await screen.findByText('You have 50 templates. Delete one first.')).toBeVisible();
  await close();
  await write(user, parts.title, ' 7');
  await save();
  expect(await question()).toHaveAccessibleDescription(/^Task 7 You have a template of this title/);
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(names()[0]).toBe('Use template “Task 0”');
  await close();
  await save();
  await user.click(within(await question()).getByRole('button', { name: 'Replace' }));
  await screen.findByText('Template “Task 7” saved.');
  expect(names()).toHaveLength(50);
  expect(names()[0]).toBe('Use template “Task 7”');
  expect(parts.detail).toHaveValue('For an hour.');
});

test('BA-3 a template is deleted after a question; what is unreadable in the browser is left out', async () => {
  keep(null, { taskTitle: 7 }, template, { ...template, taskTitle: '' }, { ...template, taskTitle: 'Count the ants' });
  const { user } = await openAddTask();
  const dialog = await openTemplates(user);
  expect(names()).toEqual(['Use template “Count the bees”', 'Use template “Count the ants”']);
  await user.click(dialog.getByRole('button', { name: 'Delete template “Count the bees”' }));
  const asked = await question();
  expect(asked).toHaveAccessibleDescription(/^Count the bees/);
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Use template “Count the ants”']));
  await questionGone();
  await user.click(dialog.getByRole('button', { name: 'Delete template “Count the ants”' }));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/^You have no templates yet/)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});
