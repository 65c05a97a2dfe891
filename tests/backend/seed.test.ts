// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditOf } from '#backend/auditOf.ts';
import { createSeed, demoPeople } from '#backend/seed.ts';
import { taskKinds } from '#backend/seed/taskKinds.ts';
import { mayWithdraw, specified } from '#domain/coins.ts';
import { drawingOf } from '#domain/taskDrawing.ts';
import { TODAY } from './aBackend.ts';

const seed = createSeed(TODAY);
const { users, tasks, submissions, withdrawals, payments } = seed;
const person = (email: string) => users.find((user) => user.email === email);
const count = <T>(rows: readonly T[], test: (row: T) => boolean) => rows.filter(test).length;

it('is the same for the same day, and plain JSON', () => {
  expect(createSeed(TODAY)).toEqual(seed);
  expect(JSON.parse(JSON.stringify(seed))).toEqual(seed);
});

it('has exact books on any day', () => {
  expect(auditOf(seed).problems).toEqual([]);
  expect(auditOf(createSeed(new Date('2027-02-28T23:59:59Z'))).problems).toEqual([]);
  const { balances, escrow, paidOut, minted, charged } = auditOf(seed).totals;
  expect(balances + escrow + paidOut).toBe(minted + charged);
  expect([balances, escrow, paidOut, minted, charged].every((coins) => coins > 0)).toBe(true);
});

it('is a marketplace of a believable size', () => {
  expect(users).toHaveLength(200);
  expect(count(users, ({ role }) => role === 'admin')).toBeGreaterThan(1);
  expect(tasks).toHaveLength(60);
  expect(submissions).toHaveLength(300);
  expect(count(withdrawals, ({ status }) => status === 'pending')).toBe(20);
  expect(payments.length).toBeGreaterThan(20);
});

it('has no two equal names of things, and only example addresses', () => {
  expect(new Set(tasks.map(({ taskTitle }) => taskTitle)).size).toBe(60);
  expect(new Set(users.map(({ email }) => email)).size).toBe(200);
  expect(users.every(({ email }) => /^[a-z.]+@example\.test$/.test(email))).toBe(true);
  expect(JSON.stringify(seed)).not.toContain('{}');
});

it('C-59 shows pictures that the client publishes: a drawing for each kind of task, and a face for most people', () => {
  const here = createSeed(TODAY, specified, 'https://demo.test');
  const addresses = [...here.users.map(({ imgurl }) => imgurl), ...here.tasks.map((task) => task.taskImageUrl)];
  for (const address of addresses.filter(Boolean)) {
    const { origin, pathname } = new URL(address);
    expect([origin, existsSync(join('public', pathname))]).toEqual(['https://demo.test', true]);
  }
  const drawn = new Set(tasks.map((task) => task.taskImageUrl));
  expect(drawn.size).toBe(taskKinds.length);
  expect(drawn).not.toContain(drawingOf(''));
  // Buyers' own titles have the subject in them.
  expect(tasks.map(({ taskTitle }) => drawingOf(taskTitle))).toEqual(tasks.map((task) => task.taskImageUrl));
  expect(Object.values(demoPeople).every((email) => person(email)?.imgurl)).toBe(true);
  expect(count(users, ({ imgurl }) => imgurl !== '')).toBeGreaterThan(150);
});

it('has work that fits its task', () => {
  const works = new Map(taskKinds.map(({ proof, works }) => [proof, works]));
  const asked = new Map(tasks.map(({ _id, submissionInfo }) => [_id, submissionInfo]));
  for (const { task_id, submission_details } of submissions)
    expect(works.get(asked.get(task_id) ?? '')).toContain(submission_details);
});

it('C-73 keeps what the latest work of the demo’s worker, and for its buyer, was done for, where the task says more now', () => {
  const latest = [
    submissions.findLast(({ worker_email }) => worker_email === demoPeople.worker),
    submissions.findLast(({ buyer_email, status }) => buyer_email === demoPeople.buyer && status === 'pending'),
  ];
  expect(latest.map((one) => one?.text_id)).toEqual(seed.texts.map(({ _id }) => _id).toReversed());
  for (const one of latest) {
    const { taskDetail } = tasks.find(({ _id }) => _id === one?.task_id) ?? {};
    const kept = seed.texts.find(({ _id }) => _id === one?.text_id)?.taskDetail ?? '';
    expect(taskDetail).toContain(kept.slice(0, -1));
    expect(taskDetail?.length).toBeGreaterThan(kept.length);
  }
});

it('has worked with the day it was given', () => {
  const days = submissions.map(({ current_date }) => current_date);
  expect(days).toEqual(days.toSorted());
  expect(days.at(-1)).toBe('2026-11-21');
  expect(count(tasks, ({ completionDate }) => completionDate < '2026-11-21')).toBeGreaterThan(0);
  expect(count(tasks, ({ completionDate }) => completionDate > '2026-11-21')).toBeGreaterThan(30);
});

it('gives each demo person something to do', () => {
  expect(person(demoPeople.admin)?.role).toBe('admin');
  expect(mayWithdraw(200, person(demoPeople.worker)?.coin ?? 0, 200)).toBe(true);
  const work = submissions.filter(({ worker_email }) => worker_email === demoPeople.worker);
  expect(new Set(work.map(({ status }) => status))).toEqual(new Set(['pending', 'approved', 'rejected']));
  expect(count(tasks, ({ user }) => user === demoPeople.buyer)).toBeGreaterThan(3);
  expect(count(payments, ({ email }) => email === demoPeople.buyer)).toBeGreaterThan(1);
  const toReview = count(submissions, (one) => one.buyer_email === demoPeople.buyer && one.status === 'pending');
  expect(toReview).toBeGreaterThan(2);
});
