import { expect, test } from 'vitest';
import { placeAt, titleOf } from '#console/screens.ts';
import { addresses } from '../../src/addresses.ts';

test('ROUTE-2 wherever screens lead to, there is one of the same role', () => {
  expect(placeAt(addresses.taskList)?.screen.path).toBe('workerTaskList');
  expect(placeAt(addresses.mySubmissions)?.screen.path).toBe('workerSubmission');
  const place = placeAt(addresses.taskDetails('ä/b'.replace('/', ' ')));
  expect(place).toMatchObject({ screen: { path: 'taskDetails/:id', role: 'worker' }, params: { id: 'ä b' } });
  expect(place && titleOf(place)).toBe('taskDetails - ä b');
});
