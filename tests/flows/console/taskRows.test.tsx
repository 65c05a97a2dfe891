import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import '#resources/tasks/taskList/TaskRows.tsx';
import { allAnswered } from '../support/adminHome.ts';
import { headings } from '../support/manageUsers.ts';
import {
  aSubmission,
  aTask,
  offering,
  openTaskList,
  TASK_DETAILS,
  TASK_LIST,
  titlesShown,
  type App,
} from '../support/work.ts';

const KEY = `RaStore:${demoPeople.worker}.tasks.look`;
const tasks = [
  aTask({ payableAmount: 40 }),
  aTask({ _id: 't2', taskTitle: 'Sort stones', payableAmount: 5, name: '', completionDate: '2020-01-01' }),
  aTask({ _id: 't3', taskTitle: 'Free', payableAmount: 1 }),
];
const answers = offering(tasks, [aSubmission()]);
const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const look = (name: string) => within(screen.getByRole('group', { name: 'Show as' })).getByRole('button', { name });
const asList = async ({ user }: Pick<App, 'user'>) => {
  await user.click(look('List'));
  await rowOf('Count the birds');
};

test('WT-3 the same tasks as a list: title, buyer, pay, date, workers, and what was done; the device remembers it', async () => {
  windowWidth(1440);
  const app = await openTaskList({ answers });
  expect(look('Cards')).toHaveAttribute('aria-pressed', 'true');
  await asList(app);
  expect(look('List')).toHaveFocus();
  expect([look('List'), look('Cards')].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(headings()).toEqual([
    'Title',
    'Buyer',
    'Payable amount',
    'Completion date',
    'Required workers',
    'State',
    'Actions',
  ]);
  const first = await rowOf('Count the birds');
  for (const text of ['Mateo Silva', '3', 'Already submitted']) expect(within(first).getByText(text)).toBeVisible();
  expect(first).toHaveTextContent('40 coins $2.00');
  expect(first).toHaveTextContent(/Jun 30, 2999 [\d,]+ days left/);
  expect(await rowOf('Sort stones')).toHaveTextContent(/buyer@example\.test.*Ended/);
  expect(await rowOf('Free')).toHaveTextContent('Not done yet');
  app.view.unmount();

  const again = await renderApp(TASK_LIST, { as: 'worker', answers });
  await rowOf('Count the birds');
  await allAnswered(again);
  await again.user.click(look('Cards'));
  await screen.findAllByRole('link', { name: 'View Details' });
  expect(titlesShown()).toEqual(['Count the birds', 'Sort stones', 'Free']);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('WT-4 a row opens its task by a press and by Enter, and its bookmark does not', { tags: 'thorough' }, async () => {
  windowWidth(1440);
  localStorage.setItem(KEY, '"list"');
  const app = await renderApp(TASK_LIST, { as: 'worker', answers });
  const bookmark = () => rowOf('Count the birds').then((row) => within(row).getByRole('button', { name: 'Bookmark' }));
  await app.user.click(await bookmark());
  expect(await bookmark()).toHaveAttribute('aria-pressed', 'true');
  expect(await bookmark()).toHaveAccessibleDescription('Count the birds');
  expect(app.router.state.location.pathname).toBe(TASK_LIST);
  await app.user.click(within(await rowOf('Count the birds')).getByRole('button', { name: 'Count the birds' }));
  const opened = async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 1, name: 'Count the birds' })).toHaveFocus(),
    );
    expect(app.router.state.location.pathname).toBe(TASK_DETAILS);
  };
  await opened();
  await app.router.navigate(-1);
  await app.user.click(within(await rowOf('Count the birds')).getByText('3'));
  await app.user.keyboard('{Enter}');
  await opened();
  await allAnswered(app);
});

test('WT-3 a buyer is hidden from a row too, and the row in its place has the focus', async () => {
  windowWidth(1440);
  localStorage.setItem(KEY, '"list"');
  const other = aTask({ _id: 't4', taskTitle: 'Another', user: 'other@example.test' });
  const app = await renderApp(TASK_LIST, { as: 'worker', answers: offering([...tasks, other]) });
  await app.user.click(within(await rowOf('Sort stones')).getByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Hide this buyer’s tasks' }));
  await waitFor(() => expect(screen.queryByText('Sort stones')).not.toBeInTheDocument());
  const left = await rowOf('Another');
  await waitFor(() => expect(left).toContainElement(document.activeElement as HTMLElement));
  expect(await screen.findByText('3 tasks of hidden buyers are not shown')).toBeVisible();
});

test('WT-3 on a phone the list has the rows that lists have there', async () => {
  windowWidth(390);
  const app = await openTaskList({ answers });
  await app.user.click(look('List'));
  const row = (await screen.findByRole('button', { name: 'Count the birds' })).closest('li');
  expect(within(row as HTMLElement).getByText('Already submitted')).toBeVisible();
  const said = within(row as HTMLElement).getAllByRole('definition');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    '40 coins $2.00',
    expect.stringMatching(/^[\d,]+ days left Jun 30, 2999$/),
    '3 workers wanted',
    'Mateo Silva',
    'Already submitted',
  ]);
  expect(within(row as HTMLElement).getByRole('button', { name: 'Bookmark' })).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View Details' })).not.toBeInTheDocument();
});

test('ENT-6 the browser kept a look that there is not: cards', { tags: 'thorough' }, async () => {
  localStorage.setItem(KEY, '"tiles"');
  await openTaskList({ answers });
  expect(look('Cards')).toHaveAttribute('aria-pressed', 'true');
  expect(titlesShown()).toHaveLength(3);
});
