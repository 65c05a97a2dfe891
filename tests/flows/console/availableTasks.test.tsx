import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/moments.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { itemsIn, sidebarOf } from '#tests/support/specifiedPages.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { factsIn } from '../support/details.ts';
import { asked } from '../support/manageUsers.ts';
import {
  aSubmission,
  aTask,
  cardOf,
  MINE,
  offering,
  openTaskList,
  TASK_DETAILS,
  TASK_LIST,
  titlesBecome,
  titlesShown,
} from '../support/work.ts';
import { write } from '../support/write.ts';

const three = [
  aTask({ _id: 't1', taskTitle: 'Sort stones', payableAmount: 5, requiredWorkers: 9, completionDate: '2998-01-01' }),
  aTask({ _id: 't2', taskTitle: 'Count birds', payableAmount: 40, requiredWorkers: 1, completionDate: '2999-01-01' }),
  aTask({ _id: 't3', taskTitle: 'Pick apples', payableAmount: 20, requiredWorkers: 4, completionDate: '2997-01-01' }),
];
const inAddress = () => {
  const params = new URLSearchParams(location.search);
  const filter = params.get('filter');
  return {
    sort: params.get('sort'),
    order: params.get('order'),
    filter: filter ? (JSON.parse(filter) as unknown) : undefined,
  } as const;
};

test('WT-1 WT-2 TITLE-16 under its heading stands what one GET /Alltask answers', async () => {
  const { requests, bodies } = await openTaskList({ answers: offering([aTask()]) });
  expect(screen.getByRole('heading', { level: 1, name: 'Available Tasks' })).toBeVisible();
  expect(document.title).toBe('workerTaskList');
  expect(asked(requests).toSorted()).toEqual(['GET /Alltask', `GET ${MINE}`]);
  expect(bodies('GET', '/Alltask')).toEqual([undefined]);
  expect(titlesShown()).toEqual(['Count the birds']);
});

test.each([
  [1280, 'behind one button'],
  [1440, 'beside the search'],
])('WT-2 at %i px the filters stand %s', { tags: 'thorough' }, async (width) => {
  windowWidth(width);
  const { user } = await openTaskList({ answers: offering([aTask()]) });
  const pill = () => screen.queryByRole('button', { name: 'Payable amount: Any' });
  if (width < 1330) {
    expect(pill()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
  }
  expect(pill()).toBeVisible();
});

test(
  'WT-3 a card has title, buyer, date, pay in coins and dollars, and how many workers are wanted',
  { tags: 'thorough' },
  async () => {
    await openTaskList({ answers: offering([aTask()]) });
    const card = cardOf('Count the birds');
    expect(within(card).getByText('Mateo Silva')).toBeVisible();
    expect(factsIn(card)).toEqual({
      'Payable amount': '25 coins $1.25',
      'Completion date': expect.stringMatching(/^Jun 30, 2999 [\d,]+ days left$/) as string,
      'Required workers': '3',
    });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  },
);

test('WT-4 ROUTE-3 View Details is a link to the task, which says whose it is', { tags: 'thorough' }, async () => {
  const { user, router } = await openTaskList({ answers: offering([aTask()]) });
  const link = screen.getByRole('link', { name: 'View Details' });
  expect(link).toHaveAttribute('href', TASK_DETAILS);
  expect(link).toHaveAccessibleDescription('Count the birds');
  await user.click(link);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Count the birds' });
  expect(router.state.location.pathname).toBe(TASK_DETAILS);
  await waitFor(() => expect(heading).toHaveFocus());
  await screen.findByRole('button', { name: 'Submit' });
});

test('WT-4 an id of any characters keeps its place in the address', { tags: 'thorough' }, async () => {
  await openTaskList({ answers: offering([aTask({ _id: 'ä b%&=@' }), aTask({ _id: '\ud800', taskTitle: 'Half' })]) });
  expect(within(cardOf('Count the birds')).getByRole('link')).toHaveAttribute(
    'href',
    '/Dashboard/taskDetails/%C3%A4%20b%25%26%3D%40',
  );
  expect(within(cardOf('Half')).getByRole('link')).toHaveAttribute('href', '/Dashboard/taskDetails/%EF%BF%BD');
});

describe('marks', () => {
  test('WT-3 tasks that have ended or were submitted are shown and marked', async () => {
    const ended = aTask({ _id: 't2', taskTitle: 'Long ago', completionDate: '2020-01-01' });
    const tasks = [aTask(), ended, aTask({ _id: 't3', taskTitle: 'Free' }), aTask({ _id: 't4', taskTitle: 'Refused' })];
    const answers = offering(tasks, [aSubmission(), aSubmission({ _id: 's2', task_id: 't4', status: 'odd' })]);
    await openTaskList({ answers });
    expect(within(cardOf('Count the birds')).getByText('Already submitted')).toBeVisible();
    expect(within(cardOf('Count the birds')).queryByText('Ended')).not.toBeInTheDocument();
    expect(within(cardOf('Long ago')).getByText('Ended')).toBeVisible();
    expect(within(cardOf('Long ago')).queryByText(/left$/)).not.toBeInTheDocument();
    expect(within(cardOf('Free')).queryByText(/Ended|Already submitted/)).not.toBeInTheDocument();
    // Another may be handed in (C-60), and no mark keeps anybody from it.
    expect(within(cardOf('Count the birds')).queryByText('Rejected')).not.toBeInTheDocument();
    expect(within(cardOf('Refused')).getByText('Rejected')).toBeVisible();
  });

  test('WT-3 where the own submissions cannot be read, the tasks are there all the same', async () => {
    expectConsoleError(/ApiError/);
    const broken = http.get('*/api/submission', () => new HttpResponse(null, { status: 400 }));
    await openTaskList({ answers: [broken, ...offering([aTask()])] });
    expect(titlesShown()).toEqual(['Count the birds']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is looked for stands in the address', () => {
  test('WT-2 the best paid come first, other orders on request, without another call', async () => {
    const { user, requests } = await openTaskList({ answers: offering(three) });
    expect(titlesShown()).toEqual(['Count birds', 'Pick apples', 'Sort stones']);
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Highest pay');
    await user.selectOptions(order, 'Ends first');
    await titlesBecome(['Pick apples', 'Sort stones', 'Count birds']);
    expect(inAddress()).toMatchObject({ sort: 'completionDate', order: 'ASC' });
    await user.selectOptions(order, 'Most workers wanted');
    await titlesBecome(['Sort stones', 'Pick apples', 'Count birds']);
    expect(asked(requests).filter((call) => call === 'GET /Alltask')).toHaveLength(1);
  });

  test('WT-2 a search, pay, date and workers narrow it', async () => {
    const { user } = await openTaskList({ answers: offering(three) });
    await write(user, screen.getByRole('searchbox', { name: 'Search' }), 'apple');
    await titlesBecome(['Pick apples']);
    expect(inAddress().filter).toEqual({ q: 'apple' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await titlesBecome(['Count birds', 'Pick apples', 'Sort stones']);
    await user.click(screen.getByRole('button', { name: /^Payable amount/ }));
    await write(user, await screen.findByRole('textbox', { name: 'From' }), '20');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inAddress().filter).toEqual({ payableAmount_gte: 20 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await titlesBecome(['Count birds', 'Pick apples']);
    expect(screen.getByRole('button', { name: /^Completion date/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Required workers/ })).toBeVisible();
  });

  test('WT-2 an address alone brings the same cards; what nothing matches is said, with a way back', async () => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ requiredWorkers_gte: 4 }),
      sort: 'taskTitle',
      order: 'ASC',
    });
    const { user } = await openTaskList({ answers: offering(three) }, `${TASK_LIST}?${query.toString()}`);
    expect(titlesShown()).toEqual(['Pick apples', 'Sort stones']);
    await write(user, screen.getByRole('searchbox', { name: 'Search' }), 'nothing like it');
    expect(await screen.findByText('Nothing matches your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await titlesBecome(['Count birds', 'Pick apples', 'Sort stones']);
  });

  test('WT-2 twelve tasks stand on a page', { tags: 'thorough' }, async () => {
    const many = Array.from({ length: 13 }, (_, i) =>
      aTask({ _id: `t${i}`, taskTitle: `Task ${i}`, payableAmount: 50 - i }),
    );
    const { user } = await openTaskList({ answers: offering(many) });
    expect(titlesShown()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await titlesBecome(['Task 12']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tasks per page' }), '24');
    await waitFor(() => expect(titlesShown()).toHaveLength(13));
  });
});

test('WT-2 no tasks at all are said so', { tags: 'thorough' }, async () => {
  await renderApp(TASK_LIST, { as: 'worker', answers: offering([]) });
  expect(await screen.findByText('No task is on offer now.')).toBeVisible();
  // One in the bar, and one below the words.
  for (const button of screen.getAllByRole('button', { name: 'Refresh' })) expect(button).toBeVisible();
});

test('WT-2 a list that cannot be read says so, and comes on another try', { tags: 'thorough' }, async () => {
  expectConsoleError(/ApiError/);
  const broken = http.get('*/api/Alltask', () => new HttpResponse(null, { status: 400 }), { once: true });
  const { user } = await renderApp(TASK_LIST, { as: 'worker', answers: [broken, ...offering([aTask()])] });
  const alert = await screen.findByText('The list could not be loaded.');
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Available Tasks' });
  await titlesBecome(['Count the birds']);
});

test('WT-2 API-WORKER-1 Refresh asks anew, by its button and by its key', { tags: 'thorough' }, async () => {
  const { user, requests } = await openTaskList({ answers: offering([aTask()]) });
  const times = () => asked(requests).filter((call) => call === 'GET /Alltask').length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(times()).toBe(2));
  await user.keyboard('r');
  await waitFor(() => expect(times()).toBe(3));
});

test('WT-3 bad rows are cards too: nothing blanks the screen', async () => {
  const odd = [{ taskTitle: 7, payableAmount: 'many', completionDate: null, taskImageUrl: 'javascript:alert(1)' }, {}];
  await openTaskList({ answers: offering([...odd, aTask()]) });
  expect(titlesShown()).toHaveLength(3);
  const pictures = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/tasks/task.svg', '/tasks/task.svg', '/tasks/task.svg']);
});

test('THEME-4 drawings have the dark theme’s colours, a buyer’s picture has its own', async () => {
  localStorage.setItem('theme', 'dark');
  const sources = ['', `${location.origin}/tasks/table.svg`, 'https://pictures.example/birds.png'];
  await openTaskList({
    answers: offering(sources.map((taskImageUrl, at) => aTask({ _id: `t${String(at)}`, taskImageUrl }))),
  });
  const pictures = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  expect(pictures.toSorted()).toEqual(['/tasks/task.svg#dark', `${String(sources[1])}#dark`, sources[2]].toSorted());
});

test(
  'DASH-20 the worker’s pages stand in the sidebar, and a task’s own page does not',
  { tags: 'thorough' },
  async () => {
    windowWidth(1440);
    await openTaskList({ answers: offering([aTask()]) });
    const sidebar = screen.getByRole('navigation', { name: 'Dashboard pages' });
    expect(itemsIn(sidebar)).toEqual(sidebarOf('worker'));
    expect(within(sidebar).getByRole('link', { name: 'Task List' })).toHaveAttribute('aria-current', 'page');
  },
);

test('the palette finds a task at hand and opens its own page', async () => {
  const { user, router } = await openTaskList({ answers: offering(three) });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search or run a command' });
  await waitFor(() => expect(box).toHaveFocus());
  await write(user, box, 'apples');
  expect(await screen.findByRole('option', { name: /Pick apples/ })).toBeVisible();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Pick apples' });
  expect(router.state.location.pathname).toBe('/Dashboard/taskDetails/t3');
  await screen.findByRole('button', { name: 'Submit' });
});

test('WT-1 views: what ends within a week, what is not done yet, what has places; one of the own is kept', async () => {
  const day = (days: number) => {
    const moment = new Date();
    moment.setDate(moment.getDate() + days);
    return dayOf(moment);
  };
  const tasks = [
    aTask({ _id: 't1', taskTitle: 'Soon', completionDate: day(0), payableAmount: 9 }),
    aTask({ _id: 't2', taskTitle: 'Later', completionDate: day(8), payableAmount: 8 }),
    aTask({ _id: 't3', taskTitle: 'Full', completionDate: day(7), payableAmount: 7, requiredWorkers: 0 }),
    aTask({ _id: 't4', taskTitle: 'Over', completionDate: day(-1), payableAmount: 6 }),
  ];
  const mine = [aSubmission({ task_id: 't1' }), aSubmission({ _id: 's2', task_id: 't2', status: 'rejected' })];
  const { user } = await openTaskList({ answers: offering(tasks, mine) });
  const choose = async (from: string, to: string) => {
    await user.click(screen.getByRole('button', { name: `View: ${from}` }));
    await user.click(await screen.findByRole('menuitemradio', { name: to }));
  };
  await choose('All tasks', 'Ends within a week');
  await titlesBecome(['Soon', 'Full']);
  await choose('Ends within a week', 'Not done yet');
  await titlesBecome(['Later', 'Full', 'Over']);
  await choose('Not done yet', 'With open places');
  await titlesBecome(['Soon', 'Later', 'Over']);
  await choose('With open places', 'All tasks');
  await titlesBecome(['Soon', 'Later', 'Full', 'Over']);
});
