import { expect, test } from 'vitest';
import type { Submission } from '#domain/entities.ts';
import { newsAmong, seenAfter } from '#domain/news.ts';

const rows = (statuses: Readonly<Record<string, string>>) =>
  Object.entries(statuses).map(([_id, status]) => ({ _id, status }) as Submission);
const ids = (news: readonly Submission[]) => news.map(({ _id }) => _id);

test('to a newcomer nothing is news', () => {
  expect(newsAmong('worker', undefined, rows({ a: 'approved' }))).toEqual([]);
  expect(newsAmong('buyer', undefined, rows({ a: 'pending' }))).toEqual([]);
  expect(newsAmong('buyer', {}, rows({ a: 'pending' }))).toHaveLength(1);
});

test('a worker hears of judgements, once, and of none on work that was never seen (C-28)', () => {
  const seen = seenAfter('worker', undefined, rows({ a: 'pending', b: 'pending', c: 'approved' }));
  const now = rows({ a: 'approved', b: 'declined', c: 'approved', d: 'approved', e: 'pending' });
  expect(ids(newsAmong('worker', seen, now))).toEqual(['a', 'b']);
  expect(newsAmong('worker', seenAfter('worker', seen, now), now)).toEqual([]);
  expect(ids(newsAmong('worker', seen, rows({ c: 'declined' })))).toEqual(['c']);
});

test('a list of the approved alone takes nothing from what a worker has seen', () => {
  const seen = seenAfter('worker', { a: 'pending', b: 'rejected' }, rows({ a: 'approved' }));
  expect(newsAmong('worker', seen, rows({ a: 'approved', b: 'rejected' }))).toEqual([]);
});

test('a buyer hears of work that came in; what was reviewed is forgotten', () => {
  const seen = seenAfter('buyer', { old: 'pending' }, rows({ a: 'pending' }));
  expect(seen).toEqual({ a: 'pending' });
  expect(ids(newsAmong('buyer', seen, rows({ a: 'pending', b: 'pending' })))).toEqual(['b']);
});

test('an admin hears nothing', () => {
  expect(newsAmong('admin', {}, rows({ a: 'pending', b: 'approved' }))).toEqual([]);
});
