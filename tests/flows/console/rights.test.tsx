import { screen, waitFor } from '#tests/support/rendering.ts';
import { afterEach, expect, test } from 'vitest';
import { bindings, type ResourceName, type Verb } from '#dataProvider/bindings.ts';
import { roles, type Role } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { itemsIn, sidebarOf } from '#tests/support/specifiedPages.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { ADMIN_HOME, allAnswered } from '../support/adminHome.ts';
import { MY_TASKS } from '../support/buyerTasks.ts';
import { MANAGE_TASKS } from '../support/manageTasks.ts';
import { MANAGE_USERS } from '../support/manageUsers.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** Removes a role's right to do something with a resource (a cell of the bindings) for the rest of the test. */
const without = (resource: ResourceName, verb: Verb, role: Role) => {
  const cells = (bindings[resource] as Record<string, Record<string, unknown>>)[verb] ?? {};
  const cell = cells[role];
  expect(cell).toBeDefined();
  Reflect.deleteProperty(cells, role);
  undo.push(() => Object.assign(cells, { [role]: cell }));
};

const listShown = async (path: string, as: Role) => {
  const app = await renderApp(path, { as });
  await screen.findByText(/^1–\d+ of \d+$/);
  await allAnswered(app);
  return app;
};
const selectRow = async ({ user }: Awaited<ReturnType<typeof listShown>>) => {
  const box = document.querySelector<HTMLElement>('main [role="row"][data-id] input[type="checkbox"]');
  if (!box) throw new Error('There is no row to select');
  await user.click(box);
};
/** Labels of the controls in the list's rows and above it. */
const shown = () =>
  [...document.querySelectorAll('main [role="grid"] button, main [role="toolbar"] button, main [role="combobox"]')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );

/** Labels of all controls while nothing is selected, and once a row is. Without a command, no row can be selected. */
const offered = async (app: Awaited<ReturnType<typeof listShown>>) => {
  const before = shown();
  await selectRow(app).catch(() => {});
  return () => new Set([...before, ...shown()]);
};

type Right = { resource: ResourceName; verb: Verb; as: Role; path: string; goes: string[]; stays: string[] };
// prettier-ignore
const rights: Right[] = [
  { resource: 'users', verb: 'delete', as: 'admin', path: `${MANAGE_USERS}?filter={"q":"a"}`, goes: ['Delete'], stays: ['Role', 'Change role'] },
  { resource: 'users', verb: 'update', as: 'admin', path: `${MANAGE_USERS}?filter={"q":"a"}`, goes: ['Role', 'Change role'], stays: ['Delete'] },
  { resource: 'tasks', verb: 'delete', as: 'admin', path: MANAGE_TASKS, goes: ['Delete'], stays: [] },
  { resource: 'tasks', verb: 'delete', as: 'buyer', path: MY_TASKS, goes: ['Delete'], stays: ['Edit', 'Duplicate'] },
  { resource: 'tasks', verb: 'update', as: 'buyer', path: MY_TASKS, goes: ['Edit'], stays: ['Duplicate', 'Delete'] },
  { resource: 'tasks', verb: 'create', as: 'buyer', path: MY_TASKS, goes: ['Duplicate'], stays: ['Edit', 'Delete'] },
  { resource: 'submissions', verb: 'update', as: 'buyer', path: '/Dashboard/buyerHome', goes: ['Approve', 'Reject', 'Review one by one', 'Export for review', 'Import verdicts'], stays: ['Details'] },
  { resource: 'withdrawals', verb: 'update', as: 'admin', path: ADMIN_HOME, goes: ['Payment Success'], stays: ['Pay sheet'] },
  { resource: 'batches', verb: 'create', as: 'admin', path: ADMIN_HOME, goes: ['Make a batch'], stays: ['Hold', 'Payment Success'] },
  { resource: 'payouts', verb: 'update', as: 'admin', path: ADMIN_HOME, goes: ['Hold', 'Refuse'], stays: ['Make a batch', 'Payment Success'] },
  { resource: 'batches', verb: 'update', as: 'admin', path: '/Dashboard/payouts', goes: ['Bank’s answer'], stays: [] },
  { resource: 'purchases', verb: 'update', as: 'admin', path: '/Dashboard/purchases', goes: ['Refund'], stays: ['Export'] },
];

/** Rights to a whole screen or form, which no button of a list stands for. */
const ofScreens = ['submissions create worker', 'withdrawals create worker'];

/** Rights to what the demo has no rows for, or what is no list: purchases, signals, actions, suspensions and promotions have tests of their own. */
const elsewhere = [
  'debts update admin',
  'signals update admin',
  'pauses update admin',
  'actions update admin',
  'suspensions create admin',
  'suspensions delete admin',
  ...['create', 'update', 'delete'].map((verb) => `promotions ${verb} admin`),
  ...roles.map((role) => `erasure delete ${role}`),
];

test('GUARD-8 each right to change something has a row here, or a screen of its own', { tags: 'thorough' }, () => {
  const all = Object.entries<Record<string, object>>(bindings).flatMap(([resource, verbs]) =>
    Object.entries(verbs).flatMap(([verb, cells]) =>
      verb.startsWith('get') ? [] : Object.keys(cells).map((role) => `${resource} ${verb} ${role}`),
    ),
  );
  const shownHere = rights.map(({ resource, verb, as }) => `${resource} ${verb} ${as}`);
  expect([...shownHere, ...ofScreens, ...elsewhere].toSorted()).toEqual(all.toSorted());
});

test.each(rights)(
  'GUARD-8 a $as who may not $verb $resource is not offered $goes',
  { tags: 'thorough' },
  async ({ resource, verb, as, path, goes, stays }) => {
    without(resource, verb, as);
    const app = await listShown(path, as);
    const names = await offered(app);
    await waitFor(() => expect([...names()]).toEqual(expect.arrayContaining(stays)));
    for (const name of goes) expect([...names()]).not.toContain(name);
  },
);

test.each([...new Set(rights.map(({ path }) => path))])(
  'GUARD-8 and with all rights it is, on %s',
  { tags: 'thorough' },
  async (path) => {
    const here = rights.filter((right) => right.path === path);
    const names = await offered(await listShown(path, here[0]?.as ?? 'admin'));
    await waitFor(() => expect([...names()]).toEqual(expect.arrayContaining(here.flatMap(({ goes }) => goes))));
  },
);

test(
  'GUARD-8 a screen goes with its right: from the sidebar, and to whoever types its address',
  { tags: 'thorough' },
  async () => {
    windowWidth(1440);
    without('users', 'getList', 'admin');
    const { router, requests } = await renderApp(ADMIN_HOME, { as: 'admin' });
    const menu = await screen.findByRole('navigation', { name: 'Dashboard pages' });
    const others = sidebarOf('admin').filter(([, address]) => address !== MANAGE_USERS);
    expect(itemsIn(menu)).toEqual(others);
    expect(others).toHaveLength(sidebarOf('admin').length - 1);
    await router.navigate(MANAGE_USERS);
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(requests.map(({ path }) => path)).not.toContain('/allUser');
  },
);
