import { setTimeout } from 'node:timers/promises';
import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { issueToken, type TokenSecrets } from '#backend/token.ts';
import { requestOf } from '#tests/backend/aBackend.ts';
import { aSubmission, aTask, aWithdrawal } from '#tests/backend/aWorld.ts';
import type { aCardCompany } from '#tests/server/support/cards/aCardCompany.ts';

/** Coins of an approval, which is what a withdrawal takes at least, and approvals that a purchase of 1000 pays. */
const [COINS, WORKERS] = [200, 5];
/** Milliseconds after which a caller gives up, as the client does. */
const GIVES_UP = 30_000;

type Company = Awaited<ReturnType<typeof aCardCompany>>;
/** Confirmed changes, by ids; approvals are the keys of the ledger, purchases the charges. */
export type Told = Record<'tasks' | 'submissions' | 'approvals' | 'withdrawals' | 'purchases', Set<string>>;

/**
 * People at work until `rest`: each lane is a buyer who buys coins and pays five workers, who withdraw all of it. As a
 * browser does, each repeats a change under its key until it is answered. Half of the purchases are credited by the
 * company's word.
 */
export const createLoad = (company: Company, secrets: TokenSecrets, lanes: number) => {
  const told: Told = {
    tasks: new Set(),
    submissions: new Set(),
    approvals: new Set(),
    withdrawals: new Set(),
    purchases: new Set(),
  };
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  let times: number[] = [];
  let [urls, isResting, asked, answered, longest, byEvent] = [[''], false, 0, Date.now(), 0, 0];

  const answerTo = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${urls[asked++ % urls.length] ?? ''}${path}`, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const once = async (by: string, method: string, path: string, key: string, body: object | undefined) => {
    const token = await issueToken(secrets, { uid: `uid of ${by}`, email: by, verified: true });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      connection: 'close',
    };
    const signal = AbortSignal.timeout(GIVES_UP);
    const init = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    return answerTo(`/api${path}`, init);
  };
  /** Sends until it is answered; anything but success, trouble of the server and 'later' is a problem. */
  const untilDone = async (what: string, send: () => ReturnType<typeof answerTo>) => {
    const from = performance.now();
    for (;;) {
      const answer = await send().catch(() => undefined);
      const status = answer?.status ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (answer && status === 200) {
        longest = Math.max(longest, Date.now() - answered);
        answered = Date.now();
        times.push(performance.now() - from);
        return answer.body;
      }
      if (status !== 0 && status < 500 && status !== 429) {
        problems.push(`${what}: ${String(status)} ${JSON.stringify(answer?.body)}`);
        return {};
      }
      await setTimeout(200);
    }
  };
  const ask = async <N extends EndpointName>(by: string, name: N, args: Args<Endpoints[N]>) => {
    const { method, path, body } = requestOf(name, args);
    const key = `"${crypto.randomUUID()}"`;
    return untilDone(`${name} of ${by}`, () => once(by, method, path, key, body));
  };
  /** The company tells the server of a charge, signed anew each time. */
  const tell = async (intent: string) => {
    const event = company.events.findLast(
      ({ type, data }) => type === 'payment_intent.succeeded' && 'id' in data.object && data.object.id === intent,
    );
    const body = JSON.stringify(event);
    await untilDone(`event of ${intent}`, () => {
      const headers = { 'stripe-signature': company.sign(body), connection: 'close' };
      return answerTo('/api/card-events', { method: 'POST', headers, body, signal: AbortSignal.timeout(GIVES_UP) });
    });
    byEvent++;
  };
  const insert = async <N extends EndpointName>(into: Set<string>, by: string, name: N, args: Args<Endpoints[N]>) => {
    const { insertedId = '' } = await ask(by, name, args);
    into.add(insertedId);
    return insertedId;
  };

  const cycle = async (lane: number, round: number) => {
    const buyer = `buyer${String(lane)}@example.test`;
    const { clientSecret = '' } = await ask(buyer, 'createPaymentIntent', { amount: 6000, coins: 1000 });
    const { id = '' } = await company.pay(clientSecret);
    // Every other buyer leaves the page before the server is told.
    if (round % 2 === 0) await ask(buyer, 'savePayment', { paymentIntentId: id, coins: 1000, cost: 60, email: buyer });
    else await tell(id);
    told.purchases.add(id);
    const post = aTask({
      taskTitle: `${String(lane)}-${String(round)}`,
      requiredWorkers: WORKERS,
      payableAmount: COINS,
    });
    const task = await insert(told.tasks, buyer, 'createTask', post);
    for (let nth = 0; nth < WORKERS; nth++) {
      const worker = `worker${String(lane)}-${String(nth)}@example.test`;
      const work = await insert(told.submissions, worker, 'createSubmission', aSubmission(task));
      await ask(buyer, 'approveSubmission', { submissionId: work, workerEmail: '', payableAmount: 1 });
      told.approvals.add(`pay:${work}`);
      await insert(told.withdrawals, worker, 'createWithdrawal', aWithdrawal(COINS));
    }
  };
  const join = async (lane: number) => {
    const people = Array.from({ length: WORKERS }, (_, nth) => `worker${String(lane)}-${String(nth)}@example.test`);
    for (const email of [`buyer${String(lane)}@example.test`, ...people])
      await ask(email, 'createUser', {
        name: email,
        email,
        imgurl: '',
        role: email.startsWith('buyer') ? 'buyer' : 'worker',
        coin: 0,
      });
  };
  let rounds = 0;
  let working: Promise<void>[] = [];
  const work = async (lane: number) => {
    while (!isResting) await cycle(lane, rounds++);
  };
  const all = Array.from({ length: lanes }, (_, lane) => lane);
  return {
    told,
    problems,
    /** Copy of all that is confirmed by now, for a moment to which a backup is restored. */
    copy: () => Object.fromEntries(Object.entries(told).map(([name, some]) => [name, new Set(some)])) as Told,
    join: async (servers: string[]) => {
      urls = servers;
      await Promise.all(all.map(join));
    },
    /** Somebody joins who will be erased. */
    leaver: async (email: string, servers: string[]) => {
      urls = servers;
      await ask(email, 'createUser', { name: email, email, imgurl: '', role: 'worker', coin: 0 });
    },
    /** Status that somebody who begins to buy coins is answered with, once. */
    buy: async (servers: string[]) => {
      urls = servers;
      const { method, path, body } = requestOf('createPaymentIntent', { amount: 6000, coins: 1000 });
      return (await once('buyer0@example.test', method, path, `"${crypto.randomUUID()}"`, body)).status;
    },
    /** Begins to measure how long changes take. */
    time: () => {
      times = [];
    },
    work: (servers: string[]) => {
      [urls, isResting, answered, longest] = [servers, false, Date.now(), 0];
      working = all.map(work);
    },
    /** Resolves when all that was begun is answered. */
    rest: async () => {
      isResting = true;
      await Promise.all(working);
    },
    /**
     * Confirmed changes, and the charges among them by the company's word. Further the longest time in milliseconds in which none was
     * confirmed, the median time of each since `time`, and answers by status, 0 for none.
     */
    figures: () => ({
      done: Object.values(told).reduce((sum, some) => sum + some.size, 0),
      told: byEvent,
      longest: Math.max(longest, Date.now() - answered),
      median: times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
      statuses,
    }),
  };
};
