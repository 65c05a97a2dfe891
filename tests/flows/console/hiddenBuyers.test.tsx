import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { allAnswered } from '../support/adminHome.ts';
import { asked } from '../support/manageUsers.ts';
import {
  aTask,
  cardOf,
  offering,
  openTask,
  openTaskList,
  TASK_LIST,
  titlesBecome,
  titlesShown,
  type App,
} from '../support/work.ts';

const KEY = `RaStore:${demoPeople.worker}.tasks.hiddenBuyers`;
const by = (name: string) => ({ name, user: `${name.toLowerCase()}@example.test` });
const tasks = [
  aTask({ _id: 't1', taskTitle: 'One', payableAmount: 30, ...by('Ada') }),
  aTask({ _id: 't2', taskTitle: 'Two', payableAmount: 20, ...by('Bo') }),
  aTask({ _id: 't3', taskTitle: 'Three', payableAmount: 10, ...by('Ada') }),
  aTask({ _id: 't4', taskTitle: 'Four', payableAmount: 5, ...by('Cy') }),
];
const show = () => screen.findByRole('button', { name: 'Show' });
const hideBuyerOf = async ({ user }: Pick<App, 'user'>, title: string) => {
  await user.click(within(cardOf(title)).getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide this buyer’s tasks' }));
};
const pick = async ({ user }: Pick<App, 'user'>, item: string) => {
  await user.click(await show());
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test(
  'WT-3 a buyer’s tasks are hidden from a card: a line says how many, and they come back one buyer after the other',
  { tags: 'thorough' },
  async () => {
    const app = await openTaskList({ answers: offering(tasks) });
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
    await hideBuyerOf(app, 'One');
    await titlesBecome(['Two', 'Four']);
    expect(await screen.findByText('Tasks of Ada are hidden on this device.')).toBeVisible();
    expect(await screen.findByText('2 tasks of hidden buyers are not shown')).toBeVisible();
    expect(await show()).toHaveFocus();
    await hideBuyerOf(app, 'Four');
    await titlesBecome(['Two']);
    expect(await screen.findByText('3 tasks of hidden buyers are not shown')).toBeVisible();
    await waitFor(async () => expect(await show()).toHaveFocus());
    // Nothing of this is the server's business.
    expect(asked(app.requests).filter((call) => call === 'GET /Alltask')).toHaveLength(1);

    await pick(app, 'Show Ada again');
    await titlesBecome(['One', 'Two', 'Three']);
    await waitFor(() => expect(screen.queryByText('Tasks of Ada are hidden on this device.')).toBeNull());
    expect(screen.getByText('Tasks of Cy are hidden on this device.')).toBeVisible();
    expect(await screen.findByText('1 task of hidden buyers is not shown')).toBeVisible();
    await pick(app, 'Show Cy again');
    await titlesBecome(['One', 'Two', 'Three', 'Four']);
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test(
  'WT-3 Undo in the notice brings them back, after a reload they stay hidden, and all come back at once',
  { tags: 'thorough' },
  async () => {
    const app = await openTaskList({ answers: offering(tasks) });
    await hideBuyerOf(app, 'Two');
    await titlesBecome(['One', 'Three', 'Four']);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await titlesBecome(['One', 'Two', 'Three', 'Four']);
    await hideBuyerOf(app, 'Two');
    await hideBuyerOf(app, 'One');
    await titlesBecome(['Four']);
    app.view.unmount();

    const query = `filter=${encodeURIComponent('{"payableAmount_gte":15}')}`;
    const again = await openTaskList(
      { answers: offering([...tasks, aTask({ payableAmount: 99 })]) },
      `${TASK_LIST}?${query}`,
    );
    expect(titlesShown()).toEqual(['Count the birds']);
    // As the list is narrowed.
    expect(await screen.findByText('2 tasks of hidden buyers are not shown')).toBeVisible();
    await pick(again, 'Show all of them again');
    await titlesBecome(['Count the birds', 'One', 'Two']);
  },
);

test('WT-3 Undo brings back its own buyer, and nobody who was hidden since', async () => {
  const app = await openTaskList({ answers: offering(tasks) });
  await hideBuyerOf(app, 'One');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await hideBuyerOf(app, 'Four');
  await titlesBecome(['Two']);
  await app.user.click(undo);
  await titlesBecome(['One', 'Two', 'Three']);
});

test('WD-2 a buyer is hidden and shown again from a task’s own page', async () => {
  const app = await openTask({ answers: offering([aTask()]) });
  await app.user.click(screen.getByRole('button', { name: 'Hide this buyer’s tasks' }));
  expect(await screen.findByText('Tasks of Mateo Silva are hidden on this device.')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Show this buyer’s tasks again' });
  expect(again).toHaveFocus();
  await app.user.click(again);
  expect(screen.getByRole('button', { name: 'Hide this buyer’s tasks' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Tasks of Mateo Silva are hidden on this device.')).toBeNull());
});

test('WT-3 a task that says of nobody whose it is has no buyer to hide', { tags: 'thorough' }, async () => {
  await openTaskList({ answers: offering([aTask({ user: '' }), aTask({ _id: 't2', taskTitle: 'Two' })]) });
  expect(within(cardOf('Count the birds')).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  expect(within(cardOf('Two')).getByRole('button', { name: 'More' })).toHaveAccessibleDescription('Two');
});

test(
  'WT-2 where the server pages its lists, hidden buyers are left out of each page all the same',
  { tags: 'thorough' },
  async () => {
    const app = await openTaskList({ env: { VITE_SERVER_PAGING: 'true' } });
    const [first = ''] = titlesShown();
    const hidden = app.simulation.state().marketplace.tasks.find(({ taskTitle }) => taskTitle === first);
    const theirs = app.simulation
      .state()
      .marketplace.tasks.filter(({ user_id, closed }) => user_id === hidden?.user_id && !closed);
    await hideBuyerOf(app, first);
    await waitFor(() => expect(titlesShown()).not.toContain(first));
    const count =
      theirs.length === 1 ? '1 task of hidden buyers is' : `${String(theirs.length)} tasks of hidden buyers are`;
    expect(await screen.findByText(`${count} not shown`)).toBeVisible();
    expect(titlesShown()).toHaveLength(12);
    expect(asked(app.requests).filter((call) => call.includes('user_not'))).toEqual([]);
    await allAnswered(app);
  },
);

test('ENT-6 of what the browser has kept, what is no buyer counts for nothing', { tags: 'thorough' }, async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify(['bo', { email: '', name: 'X' }, { email: 'BO@example.test', name: 'Bo' }, 7]),
  );
  await openTaskList({ answers: offering(tasks) });
  expect(titlesShown()).toEqual(['One', 'Three', 'Four']);
  expect(await screen.findByText('1 task of hidden buyers is not shown')).toBeVisible();
});
