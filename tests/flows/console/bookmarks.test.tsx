import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { allAnswered } from '../support/adminHome.ts';
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

const KEY = `RaStore:${demoPeople.worker}.tasks.bookmarks`;
const tasks = [
  aTask({ _id: 't1', taskTitle: 'One', payableAmount: 3 }),
  aTask({ _id: 't2', taskTitle: 'Two', payableAmount: 2 }),
  aTask({ _id: 't3', taskTitle: 'Three', payableAmount: 1 }),
];
const bookmark = (title: string) => within(cardOf(title)).getByRole('button', { name: 'Bookmark' });
const chooseBookmarked = async ({ user }: Pick<App, 'user'>) => {
  await user.click(screen.getByRole('button', { name: 'View: All tasks' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Bookmarked' }));
};
const BOOKMARKED = `${TASK_LIST}?filter=${encodeURIComponent('{"bookmarked":true}')}`;

test(
  'WT-3 a card’s bookmark is pressed by keyboard, kept on the device, and a view has those that are',
  { tags: 'thorough' },
  async () => {
    const app = await openTaskList({ answers: offering(tasks) });
    expect(bookmark('Two')).toHaveAttribute('aria-pressed', 'false');
    expect(bookmark('Two')).toHaveAccessibleDescription('Two');
    bookmark('Two').focus();
    await app.user.keyboard('{Enter}');
    expect(bookmark('Two')).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(bookmark('Three'));
    await chooseBookmarked(app);
    await titlesBecome(['Two', 'Three']);
    expect(screen.getByRole('button', { name: 'View: Bookmarked' })).toBeVisible();

    app.view.unmount();
    const again = await openTaskList({ answers: offering(tasks) }, BOOKMARKED);
    expect(titlesShown()).toEqual(['Two', 'Three']);
    // What is taken away stays until the list is drawn anew: a slip is mended by a second press.
    await again.user.click(bookmark('Two'));
    expect(bookmark('Two')).toHaveAttribute('aria-pressed', 'false');
    await again.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await titlesBecome(['Three']);
  },
);

test.each(['Cards', 'List'])(
  'WT-3 a view without bookmarks says what one is, in the look %s',
  { tags: 'thorough' },
  async (look) => {
    const app = await openTaskList({ answers: offering(tasks) });
    const { user } = app;
    await user.click(screen.getByRole('button', { name: look }));
    await screen.findByRole('button', { name: 'View: All tasks' });
    await chooseBookmarked(app);
    const said = 'Tasks that you bookmark are listed here. Press “Bookmark” on a task to keep it for later.';
    expect(await screen.findByText(said)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'One');
    expect(await screen.findByText('Nothing matches your search.')).toBeVisible();
  },
);

test('WD-2 a task’s own page has its bookmark too', async () => {
  const app = await openTask({ answers: offering([aTask()]) });
  const button = screen.getByRole('button', { name: 'Bookmark' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await app.user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await app.router.navigate(BOOKMARKED);
  await screen.findAllByRole('link', { name: 'View Details' });
  expect(titlesShown()).toEqual(['Count the birds']);
  await allAnswered(app);
});

test.each([
  ['whole lists', {}],
  ['pages', { VITE_SERVER_PAGING: 'true' }],
])('WT-2 bookmarks are found where the server sends %s', { tags: 'thorough' }, async (_, env) => {
  const app = await openTaskList({ env });
  const title = titlesShown()[2] ?? '';
  await app.user.click(bookmark(title));
  await chooseBookmarked(app);
  await titlesBecome([title]);
});

test('ENT-6 of what the browser has kept, what is no bookmark counts for nothing, and there are at most 200', async () => {
  const many = Array.from({ length: 250 }, (_, at) => `old${String(at)}`);
  localStorage.setItem(KEY, JSON.stringify([7, '', { id: 't1' }, 't2', ...many]));
  const { user } = await openTaskList({ answers: offering(tasks) });
  expect(bookmark('One')).toHaveAttribute('aria-pressed', 'false');
  expect(bookmark('Two')).toHaveAttribute('aria-pressed', 'true');
  await user.click(bookmark('One'));
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as string[];
  expect(kept.slice(0, 3)).toEqual(['t1', 't2', 'old0']);
  expect(kept).toHaveLength(200);
});

test.each(['"broken"', '{"t1":true}', 'null'])(
  'ENT-6 the browser kept %s: the list is there',
  { tags: 'thorough' },
  async (stored) => {
    localStorage.setItem(KEY, stored);
    await openTaskList({ answers: offering(tasks) });
    await waitFor(() => expect(titlesShown()).toEqual(['One', 'Two', 'Three']));
    expect(bookmark('One')).toHaveAttribute('aria-pressed', 'false');
  },
);
