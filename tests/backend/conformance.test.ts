import { expect, it, onTestFinished } from 'vitest';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { titleOf } from '#server/conformance/createReport.ts';
import { serveSpecification } from '#tests/support/specificationServer.ts';
import { accounts, aServer, blamed, findingsOf } from './aTrial.ts';
import { ada, aWithdrawal, stranger, wim } from './aWorld.ts';

const left = [
  'left POST /submissions: a rejected submission and an approved one, for which the buyer paid 1 coin',
  'left POST /withdrawRequest: a withdrawal of 200 coins, paid',
];

it('C-67 our server is blamed for nothing, and asked for all but what needs a card or moves money', async () => {
  const { fetch, books } = await aServer();
  const findings = await findingsOf(fetch);
  const money = 'would move somebody’s money';
  const out = 'would shut somebody out';
  const setting = 'the server does not announce twoAdmins';
  expect(findings.toSorted()).toEqual([
    ...left,
    'notAsked DELETE /ownAccount?coins={coins}: would erase an account',
    'notAsked DELETE /promotion{id}: ' + setting,
    'notAsked DELETE /suspension{id}: ' + out,
    'notAsked GET /documents: the server does not announce documents',
    'notAsked GET /document{id}?language={language}: the server does not announce documents',
    'notAsked GET /promotions: ' + setting,
    'notAsked PATCH /action{id}: ' + money,
    'notAsked PATCH /promotion{id}: ' + setting,
    'notAsked PATCH /releaseHold{id}: ' + money,
    'notAsked PATCH /withdrawal{id}: ' + money,
    'notAsked PATCH /writeOff{id}: ' + money,
    'notAsked POST /bankAnswer: ' + money,
    'notAsked POST /create-payment-intent: needs a card',
    'notAsked POST /payoutBatch: ' + money,
    'notAsked POST /promotion{id}: ' + setting,
    'notAsked POST /refund{id}: ' + money,
    'notAsked POST /suspension{id}: ' + out,
    'notAsked POST /uploadKey: the server does not announce uploads',
    'notAsked POST /writeOff{id}: ' + money,
  ]);
  const { users, tasks } = await books();
  expect(users.filter(({ email, deleted }) => email === stranger && !deleted)).toEqual([]);
  expect(tasks.filter(({ taskTitle, closed }) => taskTitle.startsWith('Conformance') && !closed)).toEqual([]);
});

it('an address in another spelling is no other account', async () => {
  const { fetch } = await aServer();
  const buyer = { email: 'Bob@Example.test', proof: 'proof-of-Bob@Example.test;bob@example.test' };
  expect(blamed(await findingsOf(fetch, undefined, { ...accounts, buyer }))).toEqual([]);
});

it('a request that our server holds, as no buyer’s coins are in it, is named as left and not asked', async () => {
  const { fetch, store, ids } = await aServer();
  await store.transaction(async (tx) => {
    for (const { _id } of (await tx.list('payments', {})).rows)
      await tx.change('payments', _id, {}, { user_id: ids.ada });
  });
  const findings = await findingsOf(fetch);
  expect(blamed(findings)).toEqual([]);
  expect(findings).toContain('left POST /withdrawRequest: a withdrawal of 200 coins, held');
  expect(findings).toContain('notAsked PATCH /withdrawRequests{id}: the server holds the withdrawal');
});

it.each(['waits', 'is held'])('an earlier request that %s leaves too few coins for another', async (state) => {
  const { fetch, call, books } = await aServer();
  await call(wim, 'createWithdrawal', aWithdrawal(500));
  const id = (await books()).withdrawals[0]?._id ?? '';
  if (state === 'is held') await call(ada, 'decideWithdrawal', { id, act: 'hold', reason: 'To be looked at.' });
  const findings = await findingsOf(fetch);
  expect(blamed(findings)).toEqual([]);
  expect(findings.filter((one) => one.includes('/withdrawRequest: ') || one.includes('/withdrawRequests{id}'))).toEqual(
    [
      'notAsked PATCH /withdrawRequests{id}: the worker has 611 coins, of which 500 are requested already, ' +
        'and a withdrawal takes 200',
    ],
  );
});

it('a server of the specification alone breaks nothing, and each call that is not asked is named', async () => {
  const server = await serveSpecification();
  onTestFinished(() => server.close());
  server.settings.keepsRows = true;
  for (const role of ['admin', 'buyer', 'worker'] as const)
    server.users.push({ _id: role, name: role, email: accounts[role].email, role, coin: 300, imgurl: '' });
  const findings = await findingsOf(fetch, server.url);
  expect(findings.filter((one) => one.startsWith('breaks'))).toEqual([]);
  expect(findings).toContain('differs GET /allUser: answers a worker, which ours refuses');
  expect(findings).toContain('notAsked GET /prices: the server does not announce prices');
  const asked = new Set(server.requests.map(({ method, path }) => `${method} ${path}`));
  const silent = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const title = titleOf(name);
    const start = title.split('{')[0]?.split('?')[0] ?? '';
    return ![...asked].some((one) => one.startsWith(start)) && !findings.some((one) => one.includes(` ${title}: `));
  });
  expect(silent).toEqual([]);
});
