import { expect, it } from 'vitest';
import { aServer, blamed, findingsOf, rows, type Body, type Fault } from './aTrial.ts';
import { ada, bob, wim } from './aWorld.ts';

const faults: Record<string, { plant: () => Fault; named: string[] }> = {
  'a wrong status': {
    plant:
      () =>
      (call, { status }) =>
        call === 'POST /submissions' && status === 200 ? { status: 201 } : undefined,
    named: ['breaks POST /submissions: answers 201, and only 200 means success'],
  },
  'a swapped field': {
    plant:
      () =>
      (call, { status, body }) =>
        call === `GET /alltaskForbuyer?email=${bob}` && status === 200
          ? { body: rows(body).map((row) => ({ ...row, worker_name: row.buyer_name, buyer_name: row.worker_name })) }
          : undefined,
    named: [
      'breaks GET /alltaskForbuyer?email={email}: says "bob" for worker_name, which is "wim"',
      'breaks GET /alltaskForbuyer?email={email}: says "wim" for buyer_name, which is "bob"',
    ],
  },
  'a payment credited twice': {
    plant: () => {
      let extra = 0;
      return (call, { status, body }, who) => {
        if (call === 'POST /save-payment-info' && status === 200) extra += 1000;
        return call === `GET /oneUser${bob}` && who === bob && extra > 0
          ? { body: { ...(body as Body), coin: Number((body as Body).coin) + extra } }
          : undefined;
      };
    },
    named: [
      'differs POST /save-payment-info: a payment is credited once: the buyer has 1149 coins, where ours leaves 149',
    ],
  },
  'another’s rows': {
    plant:
      () =>
      (call, { status, body }) =>
        call === `GET /submission?email=${wim}` && status === 200
          ? { body: [...rows(body), { ...rows(body)[0], _id: 'x', worker_email: 'eve@example.test' }] }
          : undefined,
    named: ['breaks GET /submission?email={email}: shows submissions of somebody else'],
  },
  'another’s approved work': {
    plant:
      () =>
      (call, { status, body }) =>
        call === `GET /approvedSubmission?email=${wim}` && status === 200
          ? { body: [...rows(body), { ...rows(body)[0], _id: 'x', worker_email: 'eve@example.test' }] }
          : undefined,
    named: ['breaks GET /approvedSubmission?email={email}: shows submissions of somebody else'],
  },
  'a list of waiting requests with paid ones': {
    plant: () => {
      const seen = new Map<unknown, Body>();
      return (call, { status, body }) => {
        if (call !== 'GET /withdrawRequests?status=pending' || status !== 200) return undefined;
        for (const row of rows(body))
          seen.set(row._id, { ...row, worker_email: 'eve@example.test', status: 'approved' });
        const gone = [...seen.values()].filter(({ _id }) => !rows(body).some((row) => row._id === _id));
        return { body: [...rows(body), ...gone] };
      };
    },
    named: ['breaks GET /withdrawRequests?status=pending: lists what is "approved" already'],
  },
  'a list of work to review with reviewed work': {
    plant: () => {
      const seen = new Map<unknown, Body>();
      return (call, { status, body }) => {
        if (call !== `GET /alltaskForbuyer?email=${bob}` || status !== 200) return undefined;
        for (const row of rows(body)) seen.set(row._id, { ...row, status: 'rejected' });
        const gone = [...seen.values()].filter(({ _id }) => !rows(body).some((row) => row._id === _id));
        return { body: [...rows(body), ...gone] };
      };
    },
    named: ['breaks GET /alltaskForbuyer?email={email}: lists what is "rejected" already'],
  },
  'work that takes no place': {
    plant:
      () =>
      (call, { status, body }) =>
        call === 'GET /Alltask' && status === 200
          ? {
              body: rows(body).map((row) => ({
                ...row,
                requiredWorkers: String(row.taskTitle).startsWith('Conformance') ? 2 : row.requiredWorkers,
              })),
            }
          : undefined,
    named: ['differs POST /submissions: takes no place: the task needs 2 workers, where ours leaves 1'],
  },
  'an admin among the best workers': {
    plant: () => {
      let admin: Body = {};
      return (call, { status, body }) => {
        if (call === `GET /oneUser${ada}` && status === 200) admin = body as Body;
        const { _id, name, imgurl } = admin;
        return call === 'GET /bestWorker' ? { body: [{ _id, name, imgurl, coin: 9999 }, ...rows(body)] } : undefined;
      };
    },
    named: ['breaks GET /bestWorker: lists somebody whose role is "admin"'],
  },
  'a total that does not fit': {
    plant:
      () =>
      (call, { body }) =>
        call === 'GET /allinformation' && (body as Body).totalCoins !== undefined
          ? { body: { ...(body as Body), totalCoins: 7 } }
          : undefined,
    named: ['breaks GET /allinformation: says 7 for totalCoins, which is 770'],
  },
  'a missing field': {
    plant:
      () =>
      (call, { status, body }) =>
        call === 'GET /Alltask' && status === 200
          ? { body: rows(body).map(({ submissionInfo: _, ...row }) => row) }
          : undefined,
    named: ['breaks GET /Alltask: answers rows without submissionInfo'],
  },
  'a number as text': {
    plant:
      () =>
      (call, { body }) =>
        call === 'GET /bestWorker'
          ? { body: rows(body).map((row) => ({ ...row, coin: String(row.coin) })) }
          : undefined,
    named: ['breaks GET /bestWorker: has "610" for coin, where a number belongs'],
  },
  'a list in an object': {
    plant:
      () =>
      (call, { status, body }) =>
        call === `GET /paymenthistory${bob}` && status === 200 ? { body: { rows: body } } : undefined,
    named: ['breaks GET /paymenthistory{email}: answers an object, where a list belongs'],
  },
  'a right that is not enforced': {
    plant:
      () =>
      (call, { status }, who) =>
        call === 'GET /allTaskForAdmin' && status === 403 && who === wim ? { status: 200, body: [] } : undefined,
    named: ['differs GET /allTaskForAdmin: answers a worker, which ours refuses'],
  },
  'work that is paid twice': {
    plant: () => {
      let approvals = 0;
      return (call, { status, body }, who) => {
        if (call === 'PATCH /approveSubmission' && who === bob) approvals += 1;
        if (call === 'PATCH /approveSubmission' && who === bob && status === 409) return { status: 200 };
        return call === `GET /oneUser${wim}` && who === wim && approvals > 1
          ? { body: { ...(body as Body), coin: Number((body as Body).coin) + 1 } }
          : undefined;
      };
    },
    named: [
      'differs PATCH /approveSubmission: approves a submission twice, which ours refuses',
      'differs PATCH /approveSubmission: work is paid once: the worker has 612 coins, where ours leaves 611',
    ],
  },
  'another order': {
    plant:
      () =>
      (call, { body }) =>
        call === 'GET /bestWorker' ? { body: [{ ...rows(body)[0], _id: 'x', coin: 1 }, ...rows(body)] } : undefined,
    named: ['differs GET /bestWorker: lists workers in another order than by their coins, the most first'],
  },
  'a change that is forgotten': {
    plant: () => {
      const titles = new Map<unknown, unknown>();
      return (call, { status, body }) => {
        if (call !== `GET /buyerAlltask?email=${bob}` || status !== 200) return undefined;
        for (const row of rows(body)) if (!titles.has(row._id)) titles.set(row._id, row.taskTitle);
        return { body: rows(body).map((row) => ({ ...row, taskTitle: titles.get(row._id) })) };
      };
    },
    named: ['breaks PATCH /updateTask{id}: leaves taskTitle as it was'],
  },
  'a token under another name': {
    plant:
      () =>
      (call, { status, body }) =>
        call === 'POST /jwt' && status === 200 ? { body: { accessToken: (body as Body).token } } : undefined,
    named: ['breaks POST /jwt: answers without a token'],
  },
  'a failure where words belong': {
    plant:
      () =>
      (call, { status }, who) =>
        call === 'POST /Addtask' && status === 409 && who === bob ? { status: 500 } : undefined,
    named: [
      'differs POST /Addtask: fails with 500 (“Not enough coins. Please purchase more.”), where ours refuses in words',
    ],
  },
};

it.each(Object.entries(faults))(
  'a server with one fault is named rightly, and blamed for no other: %s',
  async (_, { plant, named }) => {
    const { fetch } = await aServer(plant);
    expect(blamed(await findingsOf(fetch))).toEqual(named);
  },
);
