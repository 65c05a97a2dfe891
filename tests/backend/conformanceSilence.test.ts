import { expect, it } from 'vitest';
import type { Fetch } from '#server/conformance/createAsker.ts';
import { aServer, blamed, findingsOf, SERVER } from './aTrial.ts';

/** Our server, whose connection breaks at each call that `breaks` names; `after` its work is done, or before. */
const aBrokenServer = async (breaks: (call: string) => boolean, after: boolean) => {
  const { fetch, books } = await aServer();
  const broken: Fetch = async (url, init) => {
    const call = `${init.method ?? ''} ${decodeURIComponent(url.slice(SERVER.length))}`;
    const isBroken = breaks(call);
    if (isBroken && !after) throw new TypeError('fetch failed');
    const answer = await fetch(url, init);
    if (isBroken) throw new TypeError('fetch failed');
    return answer;
  };
  const leftTasks = async () =>
    (await books()).tasks.filter(({ taskTitle, closed }) => taskTitle.startsWith('Conformance') && !closed);
  return { fetch: broken, leftTasks };
};

const calls: Record<string, [start: string, title: string]> = {
  'a list for everybody': ['GET /bestWorker', 'GET /bestWorker'],
  'a record': ['GET /oneUser', 'GET /oneUser{email}'],
  'the list of users': ['GET /allUser', 'GET /allUser'],
  'the list of open tasks': ['GET /Alltask', 'GET /Alltask'],
  'the buyer’s tasks': ['GET /buyerAlltask', 'GET /buyerAlltask?email={email}'],
  'the worker’s work': ['GET /submission', 'GET /submission?email={email}'],
  'the work to review': ['GET /alltaskForbuyer', 'GET /alltaskForbuyer?email={email}'],
  'a sign-up': ['POST /user', 'POST /user'],
  'a new task': ['POST /Addtask', 'POST /Addtask'],
  'handed-in work': ['POST /submissions', 'POST /submissions'],
  'an approval': ['PATCH /approveSubmission', 'PATCH /approveSubmission'],
  'a rejection': ['PATCH /rejectSubmission', 'PATCH /rejectSubmission'],
  'the buyer’s deletion': ['DELETE /deleteBuyerTask', 'DELETE /deleteBuyerTask{id}'],
  'the admin’s deletion': ['DELETE /DeleteTaskbyadmin', 'DELETE /DeleteTaskbyadmin/{id}'],
  'a payment told again': ['POST /save-payment-info', 'POST /save-payment-info'],
  'a request': ['POST /withdrawRequest', 'POST /withdrawRequest'],
  'a payout': ['PATCH /withdrawRequests', 'PATCH /withdrawRequests{id}'],
  'the list of requests': ['GET /withdrawRequests', 'GET /withdrawRequests?status=pending'],
};

const whens = Object.entries(calls).flatMap(([what, [start, title]]) =>
  [false, true].map((after) => ({ what, start, title, after, when: after ? 'after' : 'before' })),
);

/**
 * Breaks those of the calls for which `fails` is true. Expects that their title alone is named, if there were any, and
 * that each task of the trial is removed or named as left. Resolves to the number of broken calls.
 */
const breakCalls = async ({ start, title, after }: (typeof whens)[number], fails: (count: number) => boolean) => {
  let [count, broken] = [0, 0];
  const isBroken = (call: string) => {
    const isIt = call.startsWith(start) && fails(++count);
    if (isIt) broken++;
    return isIt;
  };
  const { fetch, leftTasks } = await aBrokenServer(isBroken, after);
  const findings = await findingsOf(fetch);
  expect(blamed(findings)).toEqual(broken > 0 ? [`breaks ${title}: does not answer`] : []);
  for (const { taskTitle } of await leftTasks()) expect(findings.join()).toContain(taskTitle);
  return broken;
};

it.each(whens)('a connection that breaks each time at $what, $when the work is done, is named alone', async (when) => {
  expect(await breakCalls(when, () => true)).toBeGreaterThan(0);
});

it.each(whens)(
  'a connection that breaks once at $what, $when the work is done, is named alone',
  { tags: ['thorough'], timeout: 60_000 },
  async (when) => {
    let at = 0;
    do at++;
    while ((await breakCalls(when, (count) => count === at)) > 0);
    expect(at).toBeGreaterThan(1);
  },
);

it('a server that answers nothing at all has no findings, but an error with its address', async () => {
  const { fetch } = await aBrokenServer(() => true, false);
  await expect(findingsOf(fetch)).rejects.toThrow(`${SERVER} does not answer: fetch failed`);
});
