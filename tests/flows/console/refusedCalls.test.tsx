import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { chooseOption } from '#tests/support/chooseOption.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { asked, MANAGE_USERS, manageUsersWith, openUsers, rowOf } from '../support/manageUsers.ts';

const silence = () => {
  expect(document.getElementById('toasts')).toHaveTextContent(/^$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
};

test.each([401, 403])(
  'API-4 API-5 API-7 a list answered with %d: signed out, at /login, not a word',
  { tags: 'thorough' },
  async (status) => {
    expectConsoleError(/ApiError/);
    const refusing = http.get('*/api/allUser', () => HttpResponse.json({ message: 'Go away.' }, { status }));
    const { session, router, requests } = await renderApp(MANAGE_USERS, { as: 'admin', answers: [refusing] });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(session.state()).toMatchObject({ user: null, record: null, loading: false });
    expect(localStorage.getItem('access-token')).toBeNull();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: MANAGE_USERS } });
    expect(asked(requests)).toEqual(['GET /allUser']);
    silence();
  },
);

test('API-4 API-6 API-7 a refused change: its caller is told, the user is signed out without a word', async () => {
  expectConsoleError(/Go away/);
  const { user, session } = await openUsers('priya nair');
  server.use(http.patch('*/api/updateStatus/:id', () => HttpResponse.json({ message: 'Go away.' }, { status: 401 })));
  const row = await rowOf(demoPeople.worker);
  await chooseOption(user, row.getByRole('combobox', { name: 'Role' }), 'Buyer');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(session.state().user).toBeNull();
  silence();
});

test('API-8 a list that fails is logged, offers Try again, and then shows its rows', { tags: 'thorough' }, async () => {
  expectConsoleError(/ApiError/);
  const failing = http.get('*/api/allUser', () => new HttpResponse('no', { status: 400 }), { once: true });
  const address = manageUsersWith({ filter: { q: 'priya nair' } });
  const { user, requests, session } = await renderApp(address, { as: 'admin', answers: [failing] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The list could not be loaded.');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  expect(session.state().user?.email).toBe(demoPeople.admin);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await rowOf(demoPeople.worker);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(asked(requests)).toEqual(['GET /allUser', 'GET /allUser']);
});

test.each([
  [429, null, /Too many requests at once: this was not done\. Please try again in a moment\./],
  [
    429,
    { message: 'Too often.', reason: 'tooOften', numbers: { minutes: 1 } },
    /This was done too often, and was not done now\. Please try again in 1 minute\./,
  ],
  [503, null, /The server is busy\. Please try again in a moment\./],
])(
  'API-8 a change that a busy server refuses (%d) is to be tried again later',
  { tags: 'thorough' },
  async (status, body, sentence) => {
    expectConsoleError(/ApiError/);
    const { user } = await openUsers('priya nair');
    server.use(http.patch('*/api/updateStatus/:id', () => HttpResponse.json(body, { status })));
    const row = await rowOf(demoPeople.worker);
    await chooseOption(user, row.getByRole('combobox', { name: 'Role' }), 'Buyer');
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

test.each([
  ['a grid', 1440, MANAGE_USERS, 'admin', 'allUser', 'Priya Nair', { name: 'Priya Nair', email: 'p@example.test' }],
  ['cards of a phone', 390, MANAGE_USERS, 'admin', 'allUser', 'Priya Nair', { name: 'Priya Nair' }],
  [
    'tasks as cards',
    1440,
    '/Dashboard/workerTaskList',
    'worker',
    'Alltask',
    'Sort stones',
    { taskTitle: 'Sort stones' },
  ],
] as const)(
  'API-8 a Refresh that fails leaves %s as they are, says so above, and asks again only when told to',
  { tags: 'thorough' },
  async (_, width, address, as, call, about, row) => {
    windowWidth(width);
    expectConsoleError(/ApiError/);
    let broken = false;
    const list = http.get(`*/api/${call}`, () =>
      broken ? new HttpResponse('no', { status: 400 }) : HttpResponse.json([{ _id: 'a', ...row }]),
    );
    const { user, requests, queryClient } = await renderApp(address, { as, answers: [list] });
    const times = () => asked(requests).filter((one) => one === `GET /${call}`).length;
    expect((await screen.findAllByText(about)).length).toBeGreaterThan(0);
    broken = true;
    await user.keyboard('r');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list could not be loaded. What is shown may be out of date.');
    expect(screen.getAllByText(about).length).toBeGreaterThan(0);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–1 of 1');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(times()).toBe(2);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(times()).toBe(3));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    expect(times()).toBe(4);
  },
);

test(
  'API-8 AUTH-14 a balance that cannot be read again after a change is logged only',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const { user, requests } = await openUsers('priya nair');
    server.use(http.get(/\/api\/oneUser/, () => new HttpResponse('no', { status: 500 })));
    const row = await rowOf(demoPeople.worker);
    await chooseOption(user, row.getByRole('combobox', { name: 'Role' }), 'Buyer');
    await screen.findByText('Role updated successfully!');
    await waitFor(() => expect(asked(requests).filter((call) => call === 'GET /allUser')).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(location.pathname).toBe(MANAGE_USERS);
  },
);
