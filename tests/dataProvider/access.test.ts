import { expect, test } from 'vitest';
import { bindings, can, cellOf, type Verb } from '#dataProvider/bindings.ts';
import { roles } from '#domain/entities.ts';

const verbs = ['getList', 'getOne', 'create', 'update', 'delete'] as const satisfies readonly Verb[];

/** The permission document: who may do what to which resource. Read a change of this snapshot as a change of rights. */
test('GUARD-8 the access matrix', () => {
  const lines = Object.keys(bindings).flatMap((resource) =>
    roles.map((role) => {
      const allowed = verbs.filter((verb) => cellOf(resource, verb, role));
      return `${resource.padEnd(12)} ${role.padEnd(7)} ${allowed.join(', ') || '-'}`;
    }),
  );
  expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    users        admin   getList, update, delete
    users        buyer   -
    users        worker  -
    tasks        admin   getList, delete
    tasks        buyer   getList, create, update, delete
    tasks        worker  getList, getOne
    submissions  admin   -
    submissions  buyer   getList, update
    submissions  worker  getList, create
    withdrawals  admin   getList, update
    withdrawals  buyer   -
    withdrawals  worker  create
    payments     admin   -
    payments     buyer   getList
    payments     worker  -
    "
  `);
});

test('can() reads the same table, and knows nothing of unknown names', () => {
  expect(can('admin', 'delete', 'tasks')).toBe(true);
  expect(can('worker', 'delete', 'tasks')).toBe(false);
  expect(can('worker', 'show', 'tasks')).toBe(true);
  expect(can('admin', 'list', 'nonsense')).toBe(false);
  expect(can('admin', 'list', 'constructor')).toBe(false);
});
