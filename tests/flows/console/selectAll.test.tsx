import { screen, waitFor } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#domain/entities.ts';
import { contentRange, RowIndex, type ListQuery } from '#domain/RowIndex.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { manageUsersWith, pageShown, question } from '../support/manageUsers.ts';

afterEach(() => {
  vi.useRealTimers();
});

const usersUpTo = (count: number) =>
  Array.from({ length: count }, (_, place): User => {
    const name = `User ${String(place + 1).padStart(4, '0')}`;
    const email = `user${String(place + 1)}@example.test`;
    return { _id: `u${String(place)}`, name, displayName: name, email, role: 'worker', coin: place, imgurl: '' };
  });

const selectPage = async (user: UserEvent) => {
  const [all] = await screen.findAllByRole('checkbox', { name: /^Select all rows/ });
  if (all) await user.click(all);
  await screen.findByText('10 selected');
};

const tenAPage = (q = '') =>
  manageUsersWith({ perPage: '10', page: '1', sort: 'name', order: 'ASC', filter: q === '' ? {} : { q } });

test(
  'C-56 what a filter found is selected whole, on all its pages, and the question counts it',
  { tags: 'thorough' },
  async () => {
    const answers = [http.get('*/api/allUser', () => HttpResponse.json(usersUpTo(139)))];
    const { user } = await renderApp(tenAPage('User 00'), { as: 'admin', answers });
    await pageShown('1–10 of 99');
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).not.toBeInTheDocument();
    await selectPage(user);
    await user.click(await screen.findByRole('button', { name: 'Select all 99' }));
    expect(await screen.findByText('99 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete users' }));
    expect(await question()).toHaveAccessibleDescription(/^User 0001, User 0002, User 0003 and 96 more/);
  },
);

/** Handler that answers with all these users. */
const whole = (users: readonly User[]) => http.get('*/api/allUser', () => HttpResponse.json([...users]));
const byPages = (users: readonly User[]) =>
  http.get('*/api/allUser', ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const [first = 0, last = 0] = JSON.parse(asked.get('range') ?? '[]') as number[];
    const { id } = JSON.parse(asked.get('filter') ?? '{}') as { id?: string[] };
    const found = users.filter(({ _id }) => !id || id.includes(_id));
    const range = `users ${String(first)}-${String(last)}/${String(found.length)}`;
    return HttpResponse.json(found.slice(first, last + 1), { headers: { 'Content-Range': range } });
  });

test.each([
  ['whole', whole, {}],
  ['by pages', byPages, { VITE_SERVER_PAGING: 'true' }],
])('C-56 of a list that comes %s what is gone when it is read again is not selected any more', async (_, list, env) => {
  const users = usersUpTo(25);
  const { user } = await renderApp(tenAPage(), { as: 'admin', env, answers: [list(users)] });
  await pageShown('1–10 of 25');
  await selectPage(user);
  await user.click(await screen.findByRole('button', { name: 'Select all 25' }));
  await screen.findByText('25 selected');
  // One of this page and one of the last.
  users.splice(20, 1);
  users.splice(0, 1);
  await user.keyboard('r');
  await pageShown('1–10 of 23');
  expect(await screen.findByText('23 selected')).toBeVisible();
  users.splice(0);
  await user.keyboard('r');
  expect(await screen.findByText('The server lists nobody.')).toBeVisible();
  expect(screen.queryByText(/\d selected/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete users' })).not.toBeInTheDocument();
});

test(
  'C-56 who came since the list was shown is not selected unseen: the list is shown anew, and chosen from again',
  { tags: 'thorough' },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const users = usersUpTo(26);
    const answers = [http.get('*/api/allUser', () => HttpResponse.json(users.slice(0, shown)))];
    let shown = 25;
    const { user } = await renderApp(tenAPage(), { as: 'admin', answers });
    await pageShown('1–10 of 25');
    await selectPage(user);
    shown = 26;
    // Longer than a list that was read counts as fresh.
    vi.setSystemTime(Date.now() + 31_000);
    await user.click(await screen.findByRole('button', { name: 'Select all 25' }));
    expect(await screen.findByText('The list has changed: choose again.')).toBeVisible();
    await pageShown('1–10 of 26');
    expect(screen.getByText('10 selected')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Select all 26' }));
    expect(await screen.findByText('26 selected')).toBeVisible();
  },
);

/**
 * Handler that serves pages of these rows. Requests for more than a hundred take 100 ms, and add the number of their
 * first row to `parts`.
 */
const slow = (rows: readonly User[], parts: number[]) => {
  const index = new RowIndex(rows);
  return http.get('*/api/allUser', async ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const part = <K extends keyof ListQuery>(name: K) => JSON.parse(asked.get(name) ?? 'null') as ListQuery[K];
    const [first = 0, last = 0] = part('range') ?? [];
    if (last - first > 100) {
      parts.push(first);
      await delay(100);
    }
    const found = index.query({ sort: part('sort'), range: [first, last] });
    return HttpResponse.json([...found.rows], { headers: { 'Content-Range': contentRange(found, first) } });
  });
};
const paged = (...answers: readonly HttpHandler[]) =>
  renderApp(tenAPage(), { as: 'admin', env: { VITE_SERVER_PAGING: 'true' }, answers });

test('C-56 where the server pages its list, it is read in parts first; Stop leaves the selection as it was', async () => {
  const parts: number[] = [];
  const { user } = await paged(slow(usersUpTo(2500), parts));
  await pageShown('1–10 of 2500');
  await selectPage(user);
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  await user.click(await screen.findByRole('button', { name: /^Stop \(1,?000 of 2,?500\)$/ }));
  expect(screen.getByText('10 selected')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  expect(await screen.findByText(/^2,?500 selected$/)).toBeVisible();
  expect(parts.slice(-3)).toEqual([0, 1000, 2000]);
});

test(
  'C-56 of a server that has another full part each time no more is read than the list has, and nothing is selected',
  { tags: 'thorough' },
  async () => {
    const parts: number[] = [];
    const users = usersUpTo(5000);
    const endless = http.get('*/api/allUser', ({ request }) => {
      const [first, last] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0, 9]') as [number, number];
      if (last - first > 100) parts.push(first);
      const range = `users ${String(first)}-${String(last)}/2500`;
      return HttpResponse.json(users.slice(first, last + 1), { headers: { 'Content-Range': range } });
    });
    const { user } = await paged(endless);
    await pageShown('1–10 of 2500');
    await selectPage(user);
    await user.click(await screen.findByRole('button', { name: /^Select all/ }));
    expect(await screen.findByText('The list has changed: choose again.')).toBeVisible();
    expect(screen.getByText('10 selected')).toBeVisible();
    expect(parts).toEqual([0, 1000, 2000]);
  },
);

test('C-56 what is still being read for another filter selects nothing', { tags: 'thorough' }, async () => {
  let answer: () => void = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const held = http.get('*/api/allUser', ({ request }) => (request.url.includes('1000') ? late : undefined));
  const { user } = await paged(held, slow(usersUpTo(2500), []));
  await pageShown('1–10 of 2500');
  await selectPage(user);
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  await screen.findByRole('button', { name: /^Stop/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'User');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Stop/ })).not.toBeInTheDocument());
  answer();
  await delay(500);
  expect(screen.queryByText(/^2,?500 selected$/)).not.toBeInTheDocument();
});

test('C-56 parts that cannot be read are said, and what was selected stays', async () => {
  expectConsoleError(/500/);
  const parts: number[] = [];
  const failing = http.get('*/api/allUser', ({ request }) =>
    request.url.includes('1000') ? new HttpResponse(null, { status: 500 }) : undefined,
  );
  const { user } = await paged(failing, slow(usersUpTo(2500), parts));
  await pageShown('1–10 of 2500');
  await selectPage(user);
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  expect(await screen.findByText(/^Select all 2,?500 did not work\. Nothing was changed\.$/)).toBeVisible();
  expect(screen.getByText('10 selected')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Select all/ })).toBeVisible());
});
