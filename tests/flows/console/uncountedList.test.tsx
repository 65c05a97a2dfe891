import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import type { User } from '#domain/entities.ts';
import { COUNTED } from '#domain/counted.ts';
import { contentRange, RowIndex, type ListQuery } from '#domain/RowIndex.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { aTask } from '#tests/support/aTask.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { catchDownloads } from '../support/downloads.ts';
import { emailsShown, manageUsersWith, pageShown } from '../support/manageUsers.ts';

afterEach(async () => {
  await act(() => changeLanguage('en'));
});

const ROWS = 10_012;
const env = { VITE_SERVER_PAGING: 'true' };

/** Server that pages its list and stops counting, as with an SQL store. It knows the total once a page is not full. */
const paging = (address: string, rows: readonly object[]) => {
  const index = new RowIndex(rows);
  return http.get(address, ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const part = <K extends keyof ListQuery>(name: K) => JSON.parse(asked.get(name) ?? 'null') as ListQuery[K];
    const [first = 0, last = 0] = part('range') ?? [];
    const found = index.query({ range: [first, Math.min(last, first + 999)] });
    const isFull = found.rows.length === last - first + 1 || found.rows.length === 1000;
    const total = isFull && found.total > COUNTED ? Infinity : found.total;
    const headers = { 'Content-Range': contentRange({ rows: found.rows, total }, first) };
    return HttpResponse.json([...found.rows], { headers });
  });
};

const users = Array.from({ length: ROWS }, (_, place): User => {
  const name = `User ${String(place + 1)}`;
  const email = `user${String(place + 1)}@example.test`;
  return { _id: `u${String(place)}`, name, displayName: name, email, role: 'worker', coin: place, imgurl: '' };
});
const tasks = Array.from({ length: ROWS }, (_, place) => aTask({ _id: `t${String(place)}` }));
const answers = [paging('*/api/allUser', users), paging('*/api/allTaskForAdmin', tasks)];
const manyUsers = (query: Record<string, unknown> = {}) =>
  renderApp(manageUsersWith({ perPage: '10', page: '1', sort: 'name', order: 'ASC', ...query }), {
    as: 'admin',
    env,
    answers,
  });
const next = () => screen.getByRole('button', { name: 'Go to next page' });

test(
  'AU-1 a list that the server has not counted to its end says so, in each language, and its pages go on',
  { tags: 'thorough' },
  async () => {
    const { user } = await manyUsers();
    await screen.findByText('1–10 of more than 10,000');
    await waitFor(() => expect(emailsShown()).toContain('user10@example.test'));
    await user.click(next());
    await screen.findByText('11–20 of more than 10,000');
    await waitFor(() => expect(emailsShown()[0]).toBe('user11@example.test'));
    expect(next()).toBeEnabled();
    await act(() => changeLanguage('bn'));
    await screen.findByText('১০,০০০টিরও বেশির মধ্যে ১১–২০');
  },
);

test(
  'AU-1 beyond the rows that were counted: the last page says how many there are, and is the last',
  { tags: 'thorough' },
  async () => {
    const { user } = await manyUsers({ page: '1001' });
    await screen.findByText('10001–10010 of more than 10,000');
    await user.click(next());
    await pageShown('10011–10012 of 10012');
    expect(next()).toBeDisabled();
  },
);

test('AU-1 Export writes all of them', async () => {
  const { names, lines } = catchDownloads();
  const { user } = await manyUsers();
  await screen.findByText('1–10 of more than 10,000');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(names).toHaveLength(1));
  expect(await lines()).toHaveLength(1 + ROWS);
});

test('AU-1 details of somebody with as many tasks say that these are the first ones', async () => {
  await manyUsers({ details: 'u0', tab: 'tasks' });
  expect(await screen.findByText('1–50 of more than 10,000')).toBeVisible();
});
