import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { holesOf } from '#contract/paths.ts';
import type { Role } from '#domain/entities.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { tableNames, type TableName } from '#backend/store/tables.ts';
import { aBackend, insertedId, intentOf } from '#tests/backend/aBackend.ts';
import { aSubmission, aTask, aWithdrawal } from '#tests/backend/aWorld.ts';
import { goThrough } from '#tests/backend/door.ts';
import { draws, repetitions } from '#tests/support/longRun.ts';
import { anyRequest, tableOf, type AnyRequest, type Mark, type Pool } from './support/anyRequest.ts';
import { onPostgres } from './support/onPostgres.ts';
import { overHttp } from './support/overHttp.ts';

// Whatever is sent, nothing fails, and nobody is shown what is not theirs to see.

const AT_ONCE = 50;
goThrough({ keep: onPostgres(), ask: overHttp() });

/** People of each role; the last two have no account yet. */
const people = ['ada', 'eve', 'bob', 'zed', 'wim', 'zoe', 'nia', 'kim'] as const;
type Person = (typeof people)[number];
const roles: Partial<Record<Person, Role>> = {
  ada: 'admin',
  eve: 'admin',
  bob: 'buyer',
  zed: 'buyer',
  wim: 'worker',
  zoe: 'worker',
};
/** Text that names its owner, and the kind of field that it fills. */
const mark = (kind: Mark, person: Person) => `${kind}-of-${person}`;
const emailOf = (person: Person) => `${mark('email', person)}@example.test`;
const MARKS = /\b(name|picture|email|task|work|account|reason|unread)-of-(\w+)/g;

/**
 * Kinds of other people's texts that each call may show; all others must be the caller's own. Nobody may see `unread`
 * ones.
 */
const shows: Partial<Record<EndpointName, readonly Mark[]>> = {
  // Who has worked on the buyer's own text (C-73).
  getTaskHandIns: ['name'],
  // What a worker worked on is the buyer's.
  getSubmissionText: ['task'],
  listBestWorkers: ['name', 'picture'],
  listUsers: ['name', 'picture', 'email'],
  listAllTasks: ['name', 'email', 'task'],
  listPendingWithdrawals: ['name', 'email', 'account'],
  // Why an admin held or refused.
  listPayouts: ['reason'],
  listPurchases: ['email'],
  listSuspensions: ['name', 'email', 'reason'],
  listActions: ['name', 'email', 'task', 'reason'],
  listDebts: ['name', 'email'],
  listUserSignals: ['name', 'email'],
  listPromotions: ['name', 'email'],
  // The titles of the tasks that one has worked on, and why an admin held or refused.
  getOwnData: ['task', 'reason'],
  // Who works together knows each other by name and address.
  listSubmissionsToReview: ['name', 'email', 'work'],
  listOpenTasks: ['name', 'email', 'task'],
  getTask: ['name', 'email', 'task'],
  listWorkerSubmissions: ['name', 'email', 'task'],
  listApprovedSubmissions: ['name', 'email', 'task'],
};
/** Kinds of texts that calls of other roles show admins alone, which the server has to see to. */
const showsAdmins: typeof shows = {
  getUser: ['name', 'picture', 'email'],
  listPayouts: ['name', 'email', 'account'],
};
/** Columns that must have the caller's address in every row, by call. */
const ownColumn: Partial<Record<EndpointName, string>> = {
  listSubmissionsToReview: 'buyer_email',
  listBuyerTasks: 'user',
  listPayments: 'email',
  listWorkerSubmissions: 'worker_email',
  listApprovedSubmissions: 'worker_email',
};

let backend: Awaited<ReturnType<typeof aBackend>>;
let rows: Snapshot;
beforeAll(async () => {
  backend = await aBackend();
  const { call, cards, store } = backend;
  for (const [person, role] of Object.entries(roles) as [Person, Role][]) {
    const account = { name: mark('name', person), imgurl: mark('picture', person), coin: 0 };
    const by = emailOf(person);
    const joins = { ...account, email: by, role: role === 'buyer' ? 'buyer' : 'worker' } as const;
    const id = insertedId(await call(by, 'createUser', joins));
    await store.transaction((tx) => tx.change('users', id, {}, { role }));
  }
  for (const buyer of ['bob', 'zed'] as const) {
    const by = emailOf(buyer);
    for (const settled of [true, true, false]) {
      const intent = intentOf(await call(by, 'createPaymentIntent', { amount: 3500, coins: 1000 }));
      cards.settle(intent);
      if (settled) await call(by, 'savePayment', { paymentIntentId: intent, coins: 1000, cost: 35, email: by });
    }
    const said = mark('task', buyer);
    for (const payableAmount of [300, 5]) {
      const words = { taskTitle: said, taskDetail: said, submissionInfo: said, taskImageUrl: said };
      const task = insertedId(await call(by, 'createTask', aTask({ ...words, requiredWorkers: 3, payableAmount })));
      for (const worker of ['wim', 'zoe'] as const) {
        const submission_details = mark('work', worker);
        const from = emailOf(worker);
        const work = insertedId(await call(from, 'createSubmission', aSubmission(task, { submission_details })));
        const approval = { submissionId: work, workerEmail: '', payableAmount: 1 };
        if (payableAmount === 300) await call(by, 'approveSubmission', approval);
      }
    }
  }
  for (const worker of ['wim', 'zoe'] as const) {
    const account_number = mark('account', worker);
    await call(emailOf(worker), 'createWithdrawal', { ...aWithdrawal(200), account_number });
  }
  const { users, withdrawals } = await backend.books();
  const actor = users.find(({ role }) => role === 'admin')?._id ?? '';
  const by = { actor, created_at: new Date().toISOString() };
  await store.transaction(async (tx) => {
    for (const { _id, worker_id: user_id } of withdrawals)
      await tx.insert('holds', { _id, user_id, reason: 'welcomesOnly', released: false, ...by });
  });
  rows = await backend.books();
});

type Known = Record<Pool, string[]>;
const knownOf = (): Known => {
  const ids = tableNames.map((table) => [table, rows[table].map(({ _id }) => _id)] as const);
  return {
    ...(Object.fromEntries(ids) as Record<TableName, string[]>),
    intents: rows.orders.map(({ intent }) => intent),
    emails: people.map(emailOf),
  };
};

/**
 * Value as a part of a URL. Objects are drawn whose `toString` is no function, unpaired surrogates cannot be encoded,
 * and Node refuses a URL of 16 kB.
 */
const encode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(Buffer.from(text).toString().slice(0, 1000));
};

const send = async ({ by, name, fields, query, text }: AnyRequest, known: Known) => {
  const person = people[by] ?? 'ada';
  const drawn = Object.entries(fields).map(([field, part]): [string, unknown] => {
    if ('value' in part) return [field, part.value];
    if ('long' in part) return [field, 'x'.repeat(part.long)];
    if ('own' in part) return [field, emailOf(person)];
    return [
      field,
      'marked' in part ? mark(part.marked, person) : (known[part.of][part.nth % known[part.of].length] ?? 'none'),
    ];
  });
  const { method, path }: Endpoint = endpoints[name];
  const holes = holesOf(path);
  const values = Object.fromEntries(drawn);
  const place = path.replace(/\{(\w+)\}/g, (_, hole: string) => encode(values[hole]));
  const asked = new URLSearchParams(query).toString();
  const address = asked === '' ? place : `${place}${place.includes('?') ? '&' : '?'}${asked}`;
  const sent = drawn.filter(([field]) => !holes.includes(field));
  const body = sent.length > 0 || text !== undefined ? (text ?? Object.fromEntries(sent)) : undefined;
  const answer = await backend.send(emailOf(person), method, address, method === 'GET' ? undefined : body);
  const table = name.startsWith('create') && answer.status === 200 ? tableOf(name) : undefined;
  if (table && insertedId(answer)) known[table].push(insertedId(answer));
  return { ...answer, person, asked: decodeURIComponent(address) + JSON.stringify(values) };
};

const isAdmin = async (person: Person): Promise<boolean> =>
  (await backend.store.read((reader) => reader.userByEmail(emailOf(person))))?.role === 'admin';

/** Marked texts in a response that it may not show to this person, and addresses in rows of others. */
const leaks = async (name: EndpointName, { status, body, person, asked }: Awaited<ReturnType<typeof send>>) => {
  const text = JSON.stringify(body);
  const foreign = [...text.matchAll(MARKS)].filter(([, kind, owner]) => owner !== person || kind === 'unread');
  // A refusal may quote what it refuses, and to whom is suspended say why; it knows nothing else.
  const unsaid = foreign.filter(([, kind]) => status !== 401 || kind !== 'reason').map(([found]) => found);
  if (status !== 200) return unsaid.filter((found) => !asked.includes(found));
  const forAdmins = (await isAdmin(person)) ? (showsAdmins[name] ?? []) : [];
  const shown: readonly string[] = [...(shows[name] ?? []), ...forAdmins];
  const column = ownColumn[name];
  const strange = column
    ? (body as Record<string, unknown>[]).map((row) => row[column]).filter((email) => email !== emailOf(person))
    : [];
  // The log alone names who acted by an id.
  const own = name === 'listActions' ? text.replaceAll('"actor":', '') : text;
  const secret =
    /"(uid|escrow|deleted|leaving|text_id|verified|worker_id|buyer_id|user_id|intent|actor)":|uid of/.exec(own) ?? [];
  // A download of one's own rows has them as they are stored.
  if (name === 'getOwnData') secret.length = 0;
  return [...foreign.filter(([, kind = '']) => !shown.includes(kind)).map(([found]) => found), ...strange, ...secret];
};

const names = Object.keys(endpoints) as EndpointName[];
/** Weight of a call: those that remove people are drawn less often, or soon nothing would be left to see. */
const weightOf = (name: EndpointName) => (['deleteUser', 'setUserRole', 'suspendUser'].includes(name) ? 1 : 4);
const whoMay = (name: EndpointName): number[] => {
  const { callers }: Endpoint = endpoints[name];
  return people.flatMap((person, nth) => (callers.some((one) => one === roles[person]) ? nth : []));
};
const requests = fc.array(
  fc.oneof(
    ...names.map((name) => ({ weight: weightOf(name), arbitrary: anyRequest(name, people.length, whoMay(name)) })),
  ),
  { minLength: AT_ONCE, maxLength: AT_ONCE },
);

/** Sends `count` random requests; resolves to the number of those done and refused, by call. */
const fuzz = async (count: number) => {
  const answered = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(requests, async (some) => {
      await backend.load(rows);
      const known = knownOf();
      for (const request of some) {
        const answer = await send(request, known);
        const outcome = { ...request, status: answer.status, leaks: await leaks(request.name, answer) };
        expect(outcome).toMatchObject({
          status: expect.toSatisfy((status: number) => status < 500) as number,
          leaks: [],
        });
        const key = `${request.name} ${answer.status === 200 ? 'done' : 'refused'}`;
        answered.set(key, (answered.get(key) ?? 0) + 1);
      }
      expect((await backend.store.audit()).problems).toEqual([]);
    }),
    // What went wrong says which request it was: to look for a smaller one takes minutes.
    { ...draws(count / AT_ONCE), endOnFailure: true },
  );
  return answered;
};

it('500 requests of every kind: none fails, none shows anybody what is not theirs', async () => {
  await fuzz(500);
});

/**
 * True for calls that never succeed here, and have tests of their own. Some need proofs, debts, deletions or exact
 * numbers that are not drawn, others extras that this server lacks.
 */
const isElsewhere = (name: EndpointName) =>
  elsewhere.includes(name) || ['twoAdmins', 'uploads', 'documents'].includes((endpoints[name] as Endpoint).extra ?? '');
const elsewhere: readonly EndpointName[] = [
  'createToken',
  'askWriteOff',
  'confirmWriteOff',
  'createBatch',
  'readBankAnswer',
  'restoreDeleted',
  'eraseAccount',
];

const title = `${String(repetitions.requests)} requests: so many that each call is done`;
it(title, { tags: 'thorough' }, async () => {
  const answered = await fuzz(repetitions.requests);
  // Requests that never got anywhere would prove nothing: does its name say its table, and has that rows?
  expect(names.filter((name) => !isElsewhere(name) && !answered.has(`${name} done`))).toEqual([]);
});
