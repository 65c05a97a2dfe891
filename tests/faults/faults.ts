import { HttpResponse } from 'msw';
import { goOffline } from './goOffline.ts';
import { losePatience, type IsMeant } from './losePatience.ts';

/** Call under a fault; `writes` is true for a change. */
export type Asked = {
  writes: boolean;
  /** Text by which the test finds the row on the screen. */
  about: string;
  /** Lets the real server handle the call; resolves to its response. */
  serve: () => Promise<Response>;
};

type Fault = {
  /** Heading of its column. */
  name: string;
  /** Response that the client gets in place of the real one. */
  answer: (asked: Asked) => Response | Promise<Response>;
  /**
   * Starts what else is wrong during the fault, and returns a function that ends it. `isMeant` recognizes the call with
   * the wrong response.
   */
  around?: (isMeant: IsMeant) => () => void;
};

type Rewrite = (answer: unknown, about: string) => unknown;

/** Fault in which the server does its work, and its response arrives changed. */
const rewritten =
  (rewrite: Rewrite): Fault['answer'] =>
  async ({ serve, about }) =>
    HttpResponse.json(rewrite(await (await serve()).json(), about) as null);

/** Fault in which the server does its work, and another response arrives, or none. */
const replaced =
  (answer: () => Response | Promise<Response>): Fault['answer'] =>
  async ({ serve }) => {
    await serve();
    return answer();
  };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Changes a response that is a record, or every record of a list. */
const records =
  (change: (record: Record<string, unknown>) => object): Rewrite =>
  (answer) =>
    Array.isArray(answer)
      ? answer.map((row: unknown) => (isObject(row) ? change(row) : row))
      : isObject(answer)
        ? change(answer)
        : answer;

const fields = (change: (value: unknown) => unknown) =>
  records((record) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)])));

/** True for e-mail addresses, by which rows are found: faults leave them unchanged. */
const isAddress = (value: unknown) => typeof value === 'string' && value.includes('@');

const MEGABYTE = 'M'.repeat(1_000_000);

const otherType = (value: unknown) =>
  isAddress(value) ? value : typeof value === 'string' ? { text: value } : [String(value)];
const huge = records((record) => ({
  ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, isText(value) ? MEGABYTE : value])),
  note: MEGABYTE,
}));
const isText = (value: unknown) => typeof value === 'string' && !isAddress(value);

/** Keeps only the rows with the text `about`, because a response with all rows would be too large for the page. */
const lookedAt: Rewrite = (answer, about) =>
  Array.isArray(answer) ? answer.filter((row) => JSON.stringify(row).includes(about)) : answer;

const hugeRows = rewritten((answer, about) => huge(lookedAt(answer, about), about));
const hugeRefusal = () => HttpResponse.json({ message: MEGABYTE }, { status: 500 });

/** Message of a server in trouble. */
export const SENTENCE = 'The books are closed.';

/**
 * Faults of a response, each a column of the table that `npm run faults` prints. 'reset' comes after the call arrived
 * and was done, 'hang' lasts 30 s, 500 comes with and without JSON, 'object' replaces a list, rows have 'no _id' or
 * wrong 'types'.
 */
// prettier-ignore
export const faults = [
  { name: 'offline',  answer: () => HttpResponse.error(), around: goOffline },
  { name: 'reset',    answer: replaced(() => HttpResponse.error()) },
  { name: 'hang',     answer: replaced(() => new Promise<never>(() => {})), around: losePatience },
  { name: '500 JSON', answer: () => HttpResponse.json({ message: SENTENCE }, { status: 500 }) },
  { name: '500',      answer: () => HttpResponse.html('<h1>Oops</h1>', { status: 500 }) },
  { name: '401',      answer: () => HttpResponse.json({ message: SENTENCE }, { status: 401 }) },
  { name: '403',      answer: () => HttpResponse.json({ message: SENTENCE }, { status: 403 }) },
  { name: '204',      answer: replaced(() => new HttpResponse(null, { status: 204 })) },
  { name: 'HTML',     answer: replaced(() => HttpResponse.html('<!doctype html><h1>Welcome to the proxy</h1>')) },
  { name: 'null',     answer: replaced(() => HttpResponse.json(null)) },
  { name: 'object',   answer: rewritten((answer) => ({ data: answer })) },
  { name: 'no _id',   answer: rewritten(records(({ _id, ...rest }): object => rest)) },
  { name: 'types',    answer: rewritten(fields(otherType)) },
  { name: '1 MB',     answer: (asked) => (asked.writes ? hugeRefusal() : hugeRows(asked)) },
] as const satisfies readonly Fault[];

export type FaultName = (typeof faults)[number]['name'];

/** Fault with this name. */
export const faultOf = (name: FaultName): Fault => faults.find((fault) => fault.name === name) ?? faults[0];
