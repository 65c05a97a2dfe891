import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from '../support/adminHome.ts';
import { columnHeader, emailsShown, MANAGE_USERS, manageUsersWith, pageShown } from '../support/manageUsers.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Opens a list by an address without parameters, so that it begins with its own order. */
const openBare = async () => {
  const app = await renderApp(MANAGE_USERS, { as: 'admin' });
  await pageShown('1–25 of 200');
  return app;
};

const goBack = (app: App) => act(() => app.router.navigate(-1));
const turnPage = (app: App) => app.user.click(screen.getByRole('button', { name: 'Go to next page' }));

const changes: readonly [name: string, (app: App) => Promise<void>][] = [
  [
    'a page was turned',
    async (app) => {
      await turnPage(app);
      await pageShown('26–50 of 200');
    },
  ],
  [
    'it was sorted',
    async ({ user }) => {
      await user.click(within(columnHeader('Email')).getByText('Email'));
      await waitFor(() => expect(columnHeader('Email')).toHaveAttribute('aria-sort', 'ascending'));
    },
  ],
  [
    'it was searched',
    async ({ user }) => {
      await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'mateo silva');
      await waitFor(() => expect(emailsShown()).toEqual([demoPeople.buyer]));
    },
  ],
  [
    'a link has led to some of its rows',
    async ({ router }) => {
      await act(() => router.navigate(manageUsersWith({ filter: { q: 'priya nair' } })));
      await waitFor(() => expect(emailsShown()).toEqual([demoPeople.worker]));
    },
  ],
];

test.each(changes)(
  'AU-1 after %s, one step back is the list as it was opened',
  { tags: 'thorough' },
  async (_, change) => {
    const app = await openBare();
    const opened = emailsShown();
    await change(app);
    expect(emailsShown()).not.toEqual(opened);
    await goBack(app);
    await waitFor(() => expect(emailsShown()).toEqual(opened));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await allAnswered(app);
  },
);

test(
  'AU-1 a list that was left and is opened by its own link is as it was left, and goes back step by step',
  { tags: 'thorough' },
  async () => {
    const app = await openBare();
    const opened = emailsShown();
    await turnPage(app);
    await pageShown('26–50 of 200');
    const turned = emailsShown();
    await act(() => app.router.navigate('/Dashboard/AdminHome'));
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await act(() => app.router.navigate(MANAGE_USERS));
    await waitFor(() => expect(emailsShown()).toEqual(turned));
    await goBack(app);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await goBack(app);
    await waitFor(() => expect(emailsShown()).toEqual(turned));
    await goBack(app);
    await waitFor(() => expect(emailsShown()).toEqual(opened));
    await allAnswered(app);
  },
);

test(
  'AU-1 details over a list close with Back, and the list as it was opened is still one step behind the next page',
  { tags: 'thorough' },
  async () => {
    const app = await openBare();
    const opened = emailsShown();
    const [first] = screen.getAllByRole('gridcell').filter(({ dataset }) => dataset.field === 'name');
    await app.user.click(within(first ?? document.body).getByRole('button'));
    await screen.findByRole('dialog');
    expect(location.search).toMatch(/^\?details=[^&]+$/);
    await goBack(app);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.search).toBe('');
    await turnPage(app);
    await pageShown('26–50 of 200');
    await goBack(app);
    await waitFor(() => expect(emailsShown()).toEqual(opened));
    await allAnswered(app);
  },
);

test('WH-2 so is a worker’s list after its link to the earnings below it, whose step is one within the page', async () => {
  const app = await renderApp('/Dashboard/workerHome', { as: 'worker' });
  await screen.findByText('1–5 of 12');
  await app.user.click(await screen.findByRole('link', { name: 'See earnings' }));
  await waitFor(() => expect(location.hash).toBe('#earnings'));
  await turnPage(app);
  await screen.findByText('6–10 of 12');
  await goBack(app);
  expect(await screen.findByText('1–5 of 12')).toBeVisible();
  expect(location.hash).toBe('#earnings');
  await allAnswered(app);
});
