import { expect, test } from 'vitest';
import { placeAt } from '#console/screens.ts';
import { addresses, detailsIn } from '#product.ts';

test('ROUTE-2 wherever screens lead to, there is one of the same role', () => {
  expect(placeAt(addresses.taskList)?.screen.path).toBe('workerTaskList');
  expect(placeAt(addresses.mySubmissions)?.screen.path).toBe('workerSubmission');
  const place = placeAt(addresses.taskDetails('ä/b'.replace('/', ' ')));
  expect(place).toMatchObject({ screen: { path: 'taskDetails/:id', role: 'worker' }, params: { id: 'ä b' } });
});

test.each(Object.entries(addresses).filter(([, address]) => typeof address === 'string') as [string, string][])(
  'ROUTE-2 there is a screen at the address called %s',
  (_, address) => {
    expect(placeAt(address)).toBeDefined();
  },
);

test('a record’s id cannot lead to another place', () => {
  const { pathname, searchParams } = new URL(detailsIn(addresses.myTasks, '../x?tab=1&a#b'), location.origin);
  expect([pathname, [...searchParams]]).toEqual([addresses.myTasks, [['details', '../x?tab=1&a#b']]]);
});
