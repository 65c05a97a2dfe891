import { expect, test } from 'vitest';
import {
  begin,
  dueIn,
  give,
  HOLD,
  holdAgain,
  latest,
  nextDue,
  readQueue,
  remove,
  type Queue,
} from '#resources/submissions/workbench/heldVerdict.ts';

const one = (id: string, verdict: 'approved' | 'rejected' = 'approved') => ({ id, verdict, name: `Work ${id}` });
const queue = (...ids: string[]): Queue => ids.reduce<Queue>((all, id, at) => give(all, one(id), at), []);
const idsOf = (all: Queue) => all.map(({ id }) => id);

test('a verdict is due after 6 s, and not before', () => {
  const held = queue('a');
  expect(nextDue(held, HOLD - 1)).toBeUndefined();
  expect(dueIn(held, HOLD - 1)).toBe(1);
  expect(nextDue(held, HOLD)?.id).toBe('a');
  expect(dueIn([], 0)).toBeUndefined();
});

test('the next one but one makes it due at once', () => {
  expect(nextDue(queue('a', 'b'), 2)).toBeUndefined();
  expect(nextDue(queue('a', 'b', 'c'), 2)?.id).toBe('a');
});

test('one is sent at a time: while a call is under way nothing is due', () => {
  const held = begin(queue('a', 'b', 'c', 'd'), 'a');
  expect(nextDue(held, HOLD * 2)).toBeUndefined();
  expect(nextDue(remove(held, 'a'), 3)?.id).toBe('b');
  expect(nextDue(holdAgain(held, 'a'), 3)?.id).toBe('a');
});

test('another verdict on the same submission takes the place of the first, not of one under way', () => {
  const again = give(queue('a', 'b'), one('a', 'rejected'), 5);
  expect(again.map(({ id, verdict, at }) => [id, verdict, at])).toEqual([
    ['b', 'approved', 1],
    ['a', 'rejected', 5],
  ]);
  const begun = begin(queue('a'), 'a');
  expect(give(begun, one('a', 'rejected'), 5)).toBe(begun);
});

test('the latest one that is not under way is what can be taken back', () => {
  expect(latest(queue('a', 'b'))?.id).toBe('b');
  expect(latest(begin(queue('a'), 'a'))).toBeUndefined();
  expect(idsOf(remove(queue('a', 'b'), 'b'))).toEqual(['a']);
});

test('what was kept is read back; what is no verdict is left out', () => {
  const held = begin(queue('a', 'b'), 'a');
  expect(readQueue(JSON.parse(JSON.stringify(held)))).toEqual(held);
  const [good] = held;
  const bad = [
    null,
    'a',
    {},
    { ...good, id: 1 },
    { ...good, verdict: 'paid' },
    { ...good, state: 'sent' },
    { ...good, at: '1' },
    { ...good, name: undefined },
  ];
  expect(readQueue([...bad, good])).toEqual([good]);
  for (const kept of [undefined, null, 'x', 3, {}]) expect(readQueue(kept)).toEqual([]);
});
