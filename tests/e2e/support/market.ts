import type { Page } from '@playwright/test';
import { bo, expect, rosa } from './realServer.ts';
import type { SpecificationServer } from '#tests/support/specificationServer.ts';
import { json } from '#tests/support/specificationServer.ts';

/**
 * Task as another program than ours may store it: an id with odd characters, a time instead of a day, unspecified
 * fields.
 */
const task = {
  _id: 'task 1 ä',
  user: bo.email,
  name: bo.name,
  taskImageUrl: '',
  taskTitle: 'Count the birds',
  taskDetail: 'For an hour.',
  requiredWorkers: 3,
  payableAmount: 20,
  completionDate: '2099-06-30T00:00:00.000Z',
  submissionInfo: 'A number.',
  __v: 0,
};

const submission = (number: number) => ({
  _id: `s${String(number)}`,
  task_id: task._id,
  task_title: task.taskTitle,
  payable_amount: 20,
  required_worker: 3,
  worker_email: rosa.email,
  worker_name: rosa.name,
  buyer_name: bo.name,
  buyer_email: bo.email,
  submission_details: `Sparrows: ${String(number)}`,
  current_date: '2026-06-15',
  status: 'pending',
});

const payment = { paymentIntentId: 'pi_0', coins: 150, cost: 10, email: bo.email };

/** Responses to the reads of buyer and worker; `submissions` are the worker's own. */
export const market = (submissions: readonly object[] = []) => ({
  'GET /alltaskForbuyer?email=bo%2Bshop@example.test': json([submission(1), submission(2)]),
  'GET /buyerAlltask?email=bo%2Bshop@example.test': json([task]),
  'GET /paymenthistorybo%2Bshop@example.test': json([payment]),
  'GET /Alltask': json([task]),
  'GET /oneTaskDetailstask%201%20%C3%A4': json(task),
  'GET /submission?email=rosa@example.test': json(submissions),
  'GET /approvedSubmission?email=rosa@example.test': json([{ ...submission(1), status: 'approved' }]),
});

/**
 * Makes the server know the buyer Bo and the worker Rosa, who has 500 coins. It gives these answers, by call, such as
 * 'GET /Alltask'.
 */
export const stock = ({ users, settings }: SpecificationServer, answers: Record<string, ReturnType<typeof json>>) => {
  users.splice(0, users.length, { ...bo }, { ...rosa, coin: 500 });
  settings.answers = (call) => answers[call] ?? null;
};

/** Request as the server received it, without its access token. */
export type Call = { method: string; path: string; body: unknown };

/** Requests that change data, in the order in which they were sent. */
export const changesOf = ({ requests }: SpecificationServer): Call[] =>
  requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/jwt')
    .map(({ method, path, body }) => ({ method, path, body }));

/** Paths of the reads, without repeats and without those of the user's own record. */
export const readsOf = ({ requests }: SpecificationServer): string[] => [
  ...new Set(requests.flatMap(({ method, path }) => (method === 'GET' && !path.startsWith('/oneUser') ? [path] : []))),
];

/** Access token in the browser's storage; null without one. */
export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access-token'));

/**
 * Checks that every request carried the stored access token, and uploads of pictures none (API-2, API-9). Lists
 * requested ahead on a reload may carry `kept`, the token of before.
 */
export const expectBearers = async (page: Page, { requests }: SpecificationServer, kept: string | null = null) => {
  const token = await tokenOf(page);
  const renewed = requests.findIndex(({ path }) => path === '/jwt');
  const known = requests.findIndex(({ path }) => path.startsWith('/oneUser'));
  const expected = (
    { path, authorization }: Pick<Call, 'path'> & { authorization?: string | undefined },
    index: number,
  ) => {
    if (path.startsWith('/image-host/')) return undefined;
    const before = `Bearer ${String(kept)}`;
    const isAhead = index < renewed || (index < known && authorization === before);
    return isAhead ? before : `Bearer ${String(token)}`;
  };
  const calls = requests.map((call, index) => [call.path, call.authorization, expected(call, index)]);
  const sent = calls.filter(([path]) => path !== '/jwt');
  expect(sent.map(([path, authorization]) => [path, authorization])).toEqual(
    sent.map(([path, , bearer]) => [path, bearer]),
  );
};
