import { HttpResponse } from 'msw';
import { goOffline } from './goOffline.ts';
import { losePatience } from './losePatience.ts';

export type Asked = {
  /** Whether the call changes something. */
  writes: boolean;
  /** What the screen's rows are looked for by. */
  about: string;
  /** Lets the real server do what it was asked to, and answer. */
  serve: () => Promise<Response>;
};

type Fault = {
  /** The heading of its column. */
  heading: string;
  /** What the client gets in place of the real answer. */
  answer: (asked: Asked) => Response | Promise<Response>;
  /** What else is wrong meanwhile; returns the way to end it. `isMeant` knows the call that is answered wrongly. */
  around?: (isMeant: IsMeant) => () => void;
};
export type IsMeant = (method: string, url: string) => boolean;

type Rewrite = (answer: unknown, about: string) => unknown;

/** The server does its work, and what it says arrives as something else. */
const rewritten =
  (rewrite: Rewrite): Fault['answer'] =>
  async ({ serve, about }) =>
    HttpResponse.json(rewrite(await (await serve()).json(), about) as null);

const replaced =
  (answer: () => Response): Fault['answer'] =>
  async ({ serve }) => {
    await serve();
    return answer();
  };

const refused = (answer: () => Response): Fault['answer'] => answer;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Changes every record of an answer that is one or has some. */
const records =
  (change: (record: Record<string, unknown>) => object): Rewrite =>
  (answer) =>
    Array.isArray(answer) ? answer.map((row) => (isObject(row) ? change(row) : row)) : isObject(answer) ? change(answer) : answer;

const fields = (change: (value: unknown) => unknown) =>
  records((record) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)])));

/** What a row is looked for by stays, or there would be nothing to see. */
const isAddress = (value: unknown) => typeof value === 'string' && value.includes('@');

const MEGABYTE = 'M'.repeat(1_000_000);

const otherType = (value: unknown) => (isAddress(value) ? value : typeof value === 'string' ? { text: value } : [String(value)]);
const huge = records((record) => ({
  ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, isText(value) ? MEGABYTE : value])),
  note: MEGABYTE,
}));
const isText = (value: unknown) => typeof value === 'string' && !isAddress(value);

/** Only the rows that are looked at, or the answer would be as large as the page's memory. */
const lookedAt: Rewrite = (answer, about) =>
  Array.isArray(answer) ? answer.filter((row) => JSON.stringify(row).includes(about)) : answer;

const hugeRows = rewritten((answer, about) => huge(lookedAt(answer, about), about));
const hugeRefusal = () => HttpResponse.json({ message: MEGABYTE }, { status: 500 });

/** The sentence of a server in trouble. */
export const SENTENCE = 'The books are closed.';

/** What can be wrong with an answer. One row is one column of the table that `npm run faults` prints. */
// prettier-ignore
export const faults = {
  'offline':              { heading: 'offline', answer: refused(() => HttpResponse.error()), around: goOffline },
  'reset after send':     { heading: 'reset',   answer: replaced(() => HttpResponse.error()) },
  '30 s hang':            { heading: 'hang',    answer: async ({ serve }) => { await serve(); return new Promise(() => {}); }, around: losePatience },
  '500 with JSON':        { heading: '500 {}',  answer: refused(() => HttpResponse.json({ message: SENTENCE }, { status: 500 })) },
  '500 without JSON':     { heading: '500',     answer: refused(() => new HttpResponse('<h1>Oops</h1>', { status: 500 })) },
  'status 401':           { heading: '401',     answer: refused(() => HttpResponse.json({ message: SENTENCE }, { status: 401 })) },
  'status 403':           { heading: '403',     answer: refused(() => HttpResponse.json({ message: SENTENCE }, { status: 403 })) },
  'status 204':           { heading: '204',     answer: replaced(() => new HttpResponse(null, { status: 204 })) },
  'HTML':                 { heading: 'HTML',    answer: replaced(() => HttpResponse.html('<!doctype html><h1>Welcome to the proxy</h1>')) },
  'null':                 { heading: 'null',    answer: replaced(() => HttpResponse.json(null)) },
  'an object for a list': { heading: 'object',  answer: rewritten((answer) => ({ data: answer })) },
  'rows without _id':     { heading: 'no _id',  answer: rewritten(records(({ _id, ...rest }) => rest)) },
  'wrong types':          { heading: 'types',   answer: rewritten(fields(otherType)) },
  '1 MB strings':         { heading: '1 MB',    answer: (asked) => (asked.writes ? hugeRefusal() : hugeRows(asked)) },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
