import { expect, test } from 'vitest';
import { resourceDefinitions } from '#console/screens.ts';
import { bindings } from '#dataProvider/bindings.ts';
import { aTask } from '#tests/support/aTask.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';

const definitions = resourceDefinitions();
const pagesOf = (name: string) =>
  (['hasList', 'hasCreate', 'hasEdit', 'hasShow'] as const).filter((page) => definitions[name]?.[page]);

/** Lists that stand on another resource's page. */
const WITHOUT_PAGE = ['promotions', 'suspensions'];

test('react-admin knows each resource of the bindings that has a page, and the pages that have an address', () => {
  const listed = Object.entries(bindings).filter(([, cells]) => 'getList' in cells);
  const paged = listed.map(([name]) => name).filter((name) => !WITHOUT_PAGE.includes(name));
  expect(Object.keys(definitions).sort()).toEqual(paged.sort());
  expect(Object.fromEntries(Object.keys(definitions).map((name) => [name, pagesOf(name)]))).toMatchObject({
    users: ['hasList'],
    tasks: ['hasList', 'hasCreate', 'hasShow'],
    submissions: ['hasList'],
    withdrawals: ['hasList', 'hasCreate'],
    payments: ['hasList'],
  });
  for (const { icon } of Object.values(definitions)) expect(icon).toBeDefined();
});

test('and what a record is called, also one without a name', () => {
  const nameOf = (resource: string, record: object) => {
    const represent = definitions[resource]?.recordRepresentation;
    return typeof represent === 'function' ? represent(record) : undefined;
  };
  expect(nameOf('users', { name: '', email: 'bo@example.test' })).toBe('bo@example.test');
  expect(nameOf('tasks', aTask({ taskTitle: 'Count cars' }))).toBe('Count cars');
  expect(nameOf('withdrawals', aWithdrawal(1, { worker_name: 'Bo' }))).toBe('Bo');
});
