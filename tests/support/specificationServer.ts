import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Request that the server got. */
export type Recorded = { method: string; path: string; body: unknown; authorization: string | undefined };

export type SpecifiedUser = {
  _id: string;
  name: string;
  email: string;
  role: string;
  coin: number;
  imgurl: string;
};

/** Response where the specification is open: body and content type. */
export type Answer = { status?: number; type?: string; body?: string };

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Possible responses to a successful write. */
export const mutationAnswers = {
  JSON: { type: 'application/json', body: '{"acknowledged":true,"modifiedCount":1}' },
  text: { type: 'text/plain', body: 'OK' },
  nothing: { status: 204 },
} as const satisfies Record<string, Answer>;

/** Possible responses in place of a list, of a failing or unusual server. */
export const oddLists = {
  null: json(null),
  'an object': json({ users: [] }),
  HTML: { type: 'text/html', body: '<!doctype html><h1>Welcome to the proxy</h1>' },
  'rows without _id': json([{ name: 'Nameless', email: 'a@example.test', role: 'worker', coin: 5 }, {}, {}]),
  'wrong types': json([
    { _id: 7, name: { first: 'A' }, email: ['b'], role: 'owner', coin: '12', imgurl: 3 },
    {
      _id: {},
      user: 1,
      name: ['B'],
      taskImageUrl: {},
      taskTitle: { en: 'C' },
      taskDetail: 5,
      requiredWorkers: 'three',
    },
    {
      _id: [],
      payableAmount: '1e400',
      completionDate: 20270131,
      submissionInfo: null,
      taskImageUrl: 'javascript:void 0',
    },
    {
      task_id: 1,
      task_title: {},
      payable_amount: 'ten',
      worker_email: {},
      submission_details: ['D'],
      current_date: {},
      status: 0,
    },
    { paymentIntentId: 9, coins: '150', cost: { usd: 10 } },
    null,
    'x',
  ]),
} as const satisfies Record<string, Answer>;

/** Lists and numbers of section 7 that are empty in all tests. */
const lists =
  /^\/(allTaskForAdmin|withdrawRequests\?|alltaskForbuyer\?|buyerAlltask\?|paymenthistory|Alltask$|submission\?|approvedSubmission\?|bestWorker$)/;
const figures = /^\/(allinformation$|buyerStats\?|workerStats\?)/;
/** Writes of section 7 that need no state here. */
const changes =
  /^(PATCH \/(withdrawRequests|approveSubmission$|rejectSubmission$|updateTask)|POST \/(Addtask|save-payment-info|submissions|withdrawRequest)$|DELETE \/(DeleteTaskbyadmin\/|deleteBuyerTask))/;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/**
 * Server written from section 7 of the specification alone, sharing no code with contract or reference server on
 * purpose. Plain HTTP, `users` in memory, `requests` recorded. Port 0 is any free one; a test may change `settings`.
 */
export const serveSpecification = async ({ port = 0 }: { port?: number } = {}) => {
  const requests: Recorded[] = [];
  const users: SpecifiedUser[] = [];
  const tokens = new Set<string>();
  const settings: {
    /** Response to a successful write. */
    mutations: Answer;
    /** False for paths that are answered with 401. */
    accepts: (path: string) => boolean;
    /** Response to an accepted call such as 'GET /allUser', instead of the usual one. */
    answers: (call: string) => Answer | null;
    /** Milliseconds that a deletion takes. */
    deletionTakes: number;
    /**
     * Tasks, submissions and withdrawals are kept and listed. Coins never move, as the specification shows no effect.
     */
    keepsRows: boolean;
  } = {
    mutations: mutationAnswers.JSON,
    accepts: () => true,
    answers: () => null,
    deletionTakes: 0,
    keepsRows: false,
  };
  const kept = createKept();

  const answer = ({ method, path, body, authorization }: Recorded): Answer => {
    const call = `${method} ${path}`;
    if (call.startsWith('POST /image-host/upload?key=')) return json({ data: { url: PICTURE } });
    if (call === 'POST /jwt') {
      const token = `token-${String(tokens.size + 1)}`;
      tokens.add(`Bearer ${token}`);
      return json({ token });
    }
    // The only list for signed-out visitors.
    const isPublic = call === 'GET /bestWorker';
    if (!settings.accepts(path) || !(isPublic || tokens.has(authorization ?? '')))
      return json({ message: 'unauthorized access' }, 401);
    const instead = settings.answers(call);
    if (instead) return instead;
    /** Index of the user whose id or address follows `start` in the call; -1 if there is none. */
    const at = (start: string) =>
      users.findIndex(({ _id, email }) => [_id, email].some((key) => decodeURIComponent(call) === start + key));

    if (call.startsWith('GET /oneUser')) return json(users[at('GET /oneUser')] ?? null);
    if (call === 'GET /allUser') return json(users);
    if (call === 'POST /user') {
      users.push({ _id: `user-${String(users.length + 1)}`, ...(body as Omit<SpecifiedUser, '_id'>) });
      return settings.mutations;
    }
    const changed = users[at('PATCH /updateStatus/')];
    if (changed) {
      changed.role = (body as { role: string }).role;
      return settings.mutations;
    }
    const removed = at('DELETE /allUser/');
    if (removed >= 0) {
      users.splice(removed, 1);
      return settings.mutations;
    }
    if (settings.keepsRows) {
      const rows = kept(call, (body ?? {}) as Stored);
      if (rows !== undefined) return json(rows);
    }
    if (call === 'POST /create-payment-intent') return json({ clientSecret: 'pi_1_secret_1' });
    if (changes.test(call)) return settings.mutations;
    if (method === 'GET' && lists.test(path)) return json([]);
    if (method === 'GET' && figures.test(path)) return json({});
    return json({ message: `not specified: ${call}` }, 404);
  };

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      send(response, { status: 204 });
      return;
    }
    void record(request).then((recorded) => {
      requests.push(recorded);
      const reply = () => {
        send(response, answer(recorded));
      };
      if (recorded.method === 'DELETE' && settings.deletionTakes > 0) setTimeout(reply, settings.deletionTakes);
      else reply();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    users,
    settings,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

type Stored = Readonly<Record<string, unknown>>;

/**
 * Creates tables in memory of tasks, submissions and withdrawals. The returned function carries out a call such as 'GET
 * /Alltask' and returns the body of its response, undefined for a call about other rows.
 */
const createKept = () => {
  let tasks: Stored[] = [];
  let submissions: Stored[] = [];
  let withdrawals: Stored[] = [];
  let ids = 0;
  const stored = (body: Stored): Stored => ({ _id: `row-${String(++ids)}`, ...body });
  const withChange = (rows: Stored[], id: unknown, changes: Stored) =>
    rows.map((row) => (row._id === id ? { ...row, ...changes } : row));
  return (call: string, body: Stored): unknown => {
    const [, word = '', rest = ''] = /^(\w+ \/[A-Za-z]+)[/?]?(.*)$/.exec(call) ?? [];
    const id = /row-\d+$/.exec(rest)?.[0] ?? /row-\d+$/.exec(call)?.[0];
    const email = decodeURIComponent(rest.replace('email=', ''));
    const done = { acknowledged: true };
    if (/^GET \/(allTaskForAdmin|Alltask)$/.test(word)) return tasks;
    if (word === 'GET /buyerAlltask') return tasks.filter(({ user }) => user === email);
    if (call.startsWith('GET /oneTaskDetails')) return tasks.find(({ _id }) => _id === id) ?? null;
    if (word === 'GET /alltaskForbuyer')
      return submissions.filter(({ buyer_email, status }) => buyer_email === email && status === 'pending');
    if (word === 'GET /submission') return submissions.filter(({ worker_email }) => worker_email === email);
    if (word === 'GET /approvedSubmission')
      return submissions.filter(({ worker_email, status }) => worker_email === email && status === 'approved');
    if (word === 'GET /withdrawRequests') return withdrawals.filter(({ status }) => status === 'pending');
    if (call === 'POST /Addtask') tasks = [...tasks, stored(body)];
    else if (call === 'POST /submissions') submissions = [...submissions, stored(body)];
    else if (call === 'POST /withdrawRequest') withdrawals = [...withdrawals, stored(body)];
    else if (call.startsWith('PATCH /updateTask')) tasks = withChange(tasks, id, body);
    else if (call.startsWith('PATCH /withdrawRequests')) withdrawals = withChange(withdrawals, id, { status: 'paid' });
    else if (/^PATCH \/(approve|reject)Submission$/.test(call))
      submissions = withChange(submissions, body.submissionId, {
        status: call.includes('approve') ? 'approved' : 'rejected',
      });
    else if (/^DELETE \/(DeleteTaskbyadmin\/|deleteBuyerTask)/.test(call))
      tasks = tasks.filter(({ _id }) => _id !== id);
    else return undefined;
    return done;
  };
};

export type SpecificationServer = Awaited<ReturnType<typeof serveSpecification>>;

/** Picture of one transparent pixel, the image host's response to every upload. */
export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const record = async (request: IncomingMessage): Promise<Recorded> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const isJson = request.headers['content-type'] === 'application/json';
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
    authorization: request.headers.authorization,
  };
};

const send = (response: ServerResponse, { status = 200, type, body = '' }: Answer): void => {
  response.writeHead(status, { ...cors, ...(type !== undefined && { 'Content-Type': type }) });
  response.end(body);
};
