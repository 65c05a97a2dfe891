import { describe, expect, test } from 'vitest';
import { mendList, mendRow } from '#contract/mend.ts';
import { entities } from '#domain/entities.ts';

const { user, payment } = entities;

describe('ENT-6 malformed answers', () => {
  test.each([[null], [undefined], [{}], [{ data: [] }], ['<!doctype html>'], [42]])(
    'ENT-6 %j for a list counts as empty',
    (answer) => {
      expect(mendList(user, answer)).toEqual([]);
    },
  );

  test('ENT-6 items that are no objects are left out', () => {
    expect(mendList(payment, [null, 'x', 1, [], { paymentIntentId: 'pi' }])).toHaveLength(1);
  });

  test('ENT-6 missing fields get safe defaults, wrong types are coerced', () => {
    expect(mendRow(user, { _id: 7, name: null, coin: '12', role: 'king', imgurl: { a: 1 } })).toEqual({
      _id: '7',
      name: '',
      displayName: '',
      email: '',
      role: '',
      coin: 12,
      imgurl: '',
    });
    expect(mendRow(user, { coin: Infinity }).coin).toBe(0);
  });

  test('ENT-6 a number beyond all that a computer counts makes no clean row: it is 0', () => {
    const clean = { _id: '1', name: 'A', displayName: 'A', email: 'a@x.co', role: 'buyer', imgurl: '' };
    const answer: unknown = JSON.parse(JSON.stringify([{ ...clean, coin: 7 }]).replace('7', '1e999'));
    expect(mendList(user, answer)[0]?.coin).toBe(0);
  });

  test('ENT-6 rows without an id get one that is stable and unique', () => {
    const rows = [{ name: 'A' }, { name: 'A' }, { name: 'B' }];
    const once = mendList(user, rows).map(({ _id }) => _id);
    expect(once.every(Boolean)).toBe(true);
    expect(new Set(once).size).toBe(3);
    expect(mendList(user, structuredClone(rows)).map(({ _id }) => _id)).toEqual(once);
    expect(mendList(user, rows.toReversed()).map(({ _id }) => _id)).toEqual([once[2], once[0], once[1]]);
  });

  test('ENT-6 payments without a paymentIntentId can be told apart, and still have none', () => {
    const paid = { paymentIntentId: 'pi_1', coins: 10, cost: 1, email: 'b@x.co' };
    const rows = [paid, { ...paid, paymentIntentId: '' }, { ...paid, paymentIntentId: null }, { coins: 150 }];
    const ids = () => mendList(payment, structuredClone(rows)).map(({ id }) => id);
    expect(ids()[0]).toBe('pi_1');
    expect(new Set(ids()).size).toBe(4);
    expect(ids()).not.toContain('');
    expect(ids()).toEqual(ids());
    expect(mendList(payment, rows).map(({ paymentIntentId }) => paymentIntentId)).toEqual(['pi_1', '', '', '']);
  });

  test('ENT-6 inherited names are no fields', () => {
    expect(mendRow({ constructor: 'text' } as const, {}).constructor).toBe('');
  });

  test('clean rows are kept as they are', () => {
    const row = { _id: '1', name: 'A', displayName: 'A', email: 'a@x.co', role: 'buyer', coin: 1, imgurl: '' };
    expect(mendList(user, [row])[0]).toBe(row);
  });
});

// prettier-ignore
test.each([
  ['ENT-1', 'user', '_id name displayName email role coin imgurl'],
  ['ENT-2', 'task', '_id user name taskImageUrl taskTitle taskDetail requiredWorkers payableAmount completionDate submissionInfo'],
  ['ENT-3', 'submission', '_id task_id task_title payable_amount required_worker worker_email worker_name buyer_name buyer_email submission_details current_date status'],
  ['ENT-4', 'withdrawal', '_id worker_email worker_name withdrawal_coin withdrawal_amount payment_system account_number withdraw_date status'],
  ['ENT-5', 'payment', 'paymentIntentId coins cost email'],
] as const)('%s a %s has the specified fields', (_, name, fields) => {
  expect(Object.keys(entities[name])).toEqual(fields.split(' '));
});
