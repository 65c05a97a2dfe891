import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { recordOf } from '../support/record.ts';
import { tasksAreKnown } from '../support/submissions.ts';

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
  localStorage.setItem(`RaStore:${demoPeople[role]}.newsSeen.${role}`, JSON.stringify(seen));
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
    extras: [],
    answers: [http.get('*/api/submission', () => HttpResponse.json(rows)), tasksAreKnown],
  });
  await screen.findByText('2 new notifications');
  expect(bell()).toHaveAccessibleDescription('2 new notifications');
  expect(await read(user)).toEqual(['“task-b” was rejected.', '“Task a” was approved: 5 coins.']);
  expect(bell()).not.toHaveAccessibleDescription();
  const list = '/Dashboard/workerSubmission';
  expect(await read(user, addressOf)).toEqual([`${list}?details=b`, `${list}?details=a`]);
  expect(requests.filter(({ path }) => path.startsWith('/submission?'))).toHaveLength(1);
});

test('DASH-14 the bell has room for nine', async () => {
  const ids = 'a b c d e f g h i j'.split(' ');
  before('worker', Object.fromEntries(ids.map((id) => [id, 'pending'])));
  let judged = 6;
  const rows = () =>
    ids.map((id, place) => submission(id, place >= judged ? 'pending' : place % 2 ? 'approved' : 'rejected'));
  const { user } = await renderApp('/Dashboard/workerSubmission', {
    as: 'worker',
    extras: [],
    answers: [http.get('*/api/submission', () => HttpResponse.json(rows())), tasksAreKnown],
  });
  for (const [count, mark] of [
    [6, '6'],
    [9, '9'],
    [10, '9+'],
  ] as const) {
    judged = count;
    await user.keyboard('r');
    await screen.findByText(`${String(count)} new notifications`);
    expect(bell()).toHaveTextContent(new RegExp(`^${mark.replace('+', '\\+')}$`));
  }
});

test('DASH-14 a first visit has no news', { tags: 'thorough' }, async () => {
  const { user } = await renderApp('/Dashboard/workerSubmission', {
    as: 'worker',
    extras: [],
    answers: [tasksAreKnown],
  });
  await screen.findByRole('article');
  expect(await read(user)).toEqual([]);
});

test(
  'DASH-14 an old verdict is no news on a first visit, whichever list is read first; a new one is (C-28)',
  { tags: 'thorough' },
  async () => {
    let b = 'pending';
    const mine = () => [
      submission('a', 'rejected', { current_date: '2026-06-15' }),
      submission('b', b),
      submission('c', 'approved'),
    ];
    const { user, router } = await renderApp('/Dashboard/workerHome', {
      as: 'worker',
      extras: [],
      answers: [
        http.get('*/api/approvedSubmission', () => HttpResponse.json([submission('c', 'approved')])),
        http.get('*/api/submission', () => HttpResponse.json(mine())),
        tasksAreKnown,
      ],
    });
    await screen.findByRole('grid');
    await act(() => router.navigate('/Dashboard/workerSubmission'));
    await screen.findByText('Rejected');
    expect(await read(user)).toEqual([]);
    b = 'rejected';
    await user.keyboard('r');
    await screen.findByText('1 new notification');
    expect(await read(user)).toEqual(['“Task b” was rejected.']);
    // What was said is not said again where the Dashboard is left and opened anew.
    await act(() => router.navigate('/aboutUs'));
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    await act(() => router.navigate('/Dashboard/workerSubmission'));
    await screen.findByRole('article');
    expect(await read(user)).toHaveLength(1);
  },
);

test(
  'DASH-14 who was a worker and is a buyer now has seen none of the work that waits (C-28)',
  { tags: 'thorough' },
  async () => {
    const answers = [
      http.get('*/api/submission', () => HttpResponse.json([submission('a', 'approved')])),
      http.get('*/api/alltaskForbuyer', () => HttpResponse.json([submission('d', 'pending')])),
      http.get('*/api/buyerStats', () => HttpResponse.json({})),
      tasksAreKnown,
    ];
    const { user, router, session } = await renderApp('/Dashboard/workerSubmission', {
      as: 'worker',
      extras: [],
      answers,
    });
    await screen.findByRole('article');
    server.use(recordOf('worker', { role: 'buyer' }));
    await act(() => session.refresh());
    await act(() => router.navigate('/Dashboard/buyerHome'));
    await screen.findByText('Task d');
    expect(await read(user)).toEqual([]);
  },
);

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
