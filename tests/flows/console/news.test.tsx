import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const submission = (id: string, status: string, more: object = {}) => ({
  _id: id,
  task_id: `task-${id}`,
  task_title: `Task ${id}`,
  payable_amount: 5,
  worker_name: 'Wren',
  status,
  current_date: '2026-06-14',
  ...more,
});
const before = (role: keyof typeof demoPeople, seen: object) =>
  localStorage.setItem(`RaStore:${demoPeople[role]}.news.seen`, JSON.stringify(seen));
const bell = () => screen.getByRole('button', { name: 'Notifications' });
type Read = (line: Element | null) => string | null | undefined;
const textOf: Read = (line) => line?.textContent;
const addressOf: Read = (line) => line?.querySelector('a')?.getAttribute('href');
const read = async (user: Awaited<ReturnType<typeof renderApp>>['user'], what = textOf) => {
  await user.click(bell());
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const lines = panel.queryAllByRole('listitem').map(({ firstElementChild }) => what(firstElementChild));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return lines;
};

test('DASH-14 a worker reads what became of the work since the last visit, and is told once', async () => {
  before('worker', { a: 'pending', b: 'pending', c: 'approved' });
  const rows = [submission('a', 'approved'), submission('b', 'no', { task_title: '' }), submission('c', 'approved')];
  const { user, requests } = await renderApp('/Dashboard/workerSubmission', {
    as: 'worker',
    answers: [http.get('*/api/submission', () => HttpResponse.json(rows))],
  });
  await screen.findByText('2 new notifications');
  expect(bell()).toHaveAccessibleDescription('2 new notifications');
  expect(await read(user)).toEqual(['“task-b” was rejected.', '“Task a” was approved: 5 coins.']);
  expect(bell()).not.toHaveAccessibleDescription();
  const list = '/Dashboard/workerSubmission';
  expect(await read(user, addressOf)).toEqual([`${list}?details=b`, `${list}?details=a`]);
  expect(requests.filter(({ path }) => path.startsWith('/submission?'))).toHaveLength(1);
});

test('DASH-14 a first visit has no news', async () => {
  const { user } = await renderApp('/Dashboard/workerSubmission', { as: 'worker' });
  await screen.findByRole('grid');
  expect(await read(user)).toEqual([]);
});

test('DASH-14 a buyer reads whose work has come in; much of it in one sentence', async () => {
  before('buyer', { a: 'pending' });
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => submission(id, 'pending'));
  const { user } = await renderApp('/Dashboard/buyerHome', {
    as: 'buyer',
    answers: [http.get('*/api/alltaskForbuyer', () => HttpResponse.json(rows))],
  });
  await screen.findByText('1 new notification');
  expect(await read(user)).toEqual(['4 new submissions wait for your review.']);
  expect(await read(user, addressOf)).toEqual(['/Dashboard/buyerHome']);
});
