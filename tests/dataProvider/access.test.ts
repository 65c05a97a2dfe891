import { expect, test } from 'vitest';
import { can } from '#dataProvider/bindings.ts';

test('GUARD-8 can() reads the table of cells, and knows nothing of unknown names', () => {
  expect(can('admin', 'delete', 'tasks')).toBe(true);
  expect(can('worker', 'delete', 'tasks')).toBe(false);
  expect(can('worker', 'show', 'tasks')).toBe(true);
  expect(can('admin', 'list', 'nonsense')).toBe(false);
  expect(can('admin', 'list', 'constructor')).toBe(false);
});
