import { bodies } from '#contract/bodies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isLogged } from '#domain/actionKinds.ts';
import type { Currency } from '#domain/coins.ts';
import { sameEmail } from '#domain/email.ts';
import type { Fields, Row } from '#domain/entities.ts';
import type { Page } from '#domain/RowIndex.ts';
import { logged } from './actionLog.ts';
import type { BackendConfig, Spool } from './config.ts';
import { parseListQuery } from './parseListQuery.ts';
import { createPersonKeys } from './personKeys.ts';
import { repeatKey, runOnce } from './runOnce.ts';
import { noAccount, refuse, suspendedFor, wrongRole } from './refuse.ts';
import type { Route } from './routeOf.ts';
import type { ListQuery, Reader, Stamp, Store, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';
import type { Person } from './token.ts';
import { memorySpool, writeList } from './writeList.ts';

/** HTTP request before its validation. */
export type Arrival = {
  /** Token of the header Authorization; null without one. */
  readonly bearer: string | null;
  /** Person of the access token; undefined where the endpoint needs none. */
  readonly person: Person | undefined;
  /** Hash of the network (IPv4 address or IPv6 /64) that a write comes from; '' for a GET, or if it is unknown. */
  readonly network: string;
  /** Idempotency-Key header; '' without one. */
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly now: Date;
  /** Id for the row that the call may insert. */
  readonly newId: string;
};

type Facts = Arrival & { args: object; list: ListQuery; me: Member | undefined; by: Stamp };
type InTransaction = (call: Facts & { tx: Tx }) => Promise<object>;
/**
 * Function of an endpoint (calls/) without the types of that endpoint. `after` runs once the transaction of `inside` is
 * committed; `outside` opens its own transactions.
 */
export type AnyCall =
  | InTransaction
  | { inside: InTransaction; after: (done: { transaction: Store['transaction']; now: Date }) => Promise<void> }
  | { outside: (call: Facts & { transaction: Store['transaction'] }) => Promise<object> };

/**
 * Endpoint as it is served: its name, route and function, the currency of its money, and columns that lists cannot be
 * sorted by.
 */
type ServedRow = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly route: Route;
  readonly call: AnyCall;
  readonly currency: Currency;
  readonly unordered: readonly string[];
};

type Configured = Pick<BackendConfig, 'store' | 'openSpool' | 'personKeys' | 'requestId'>;

/** Response body before serialization. */
type Result = { readonly body: object };
/** Response to a request for a list, already serialized: body and headers. */
type Listed = Awaited<ReturnType<Spool['end']>>;

/**
 * Performs a call: checks the caller's role and the input, then runs the endpoint's function. All of that is one
 * transaction, or one read-only snapshot for a GET. Functions that wait for an outside company open their own
 * transactions, and are safe to repeat. All other writes run once per idempotency key.
 */
export const perform = async (
  { store, openSpool = memorySpool, personKeys = createPersonKeys(), requestId }: Configured,
  row: ServedRow,
  arrival: Arrival,
): Promise<Result | Listed> => {
  const { read, readBehind, transaction } = store;
  const { endpoint, call } = row;
  if ('outside' in call) {
    const facts = await read((reader) => check(row, arrival, reader));
    const noted: Store['transaction'] = (work) => transaction((tx) => (facts.me ? noting(tx, facts, work) : work(tx)));
    return { body: await call.outside({ ...facts, transaction: noted }) };
  }
  const run = typeof call === 'function' ? call : call.inside;
  if (endpoint.method === 'GET') {
    const answer = async (facts: Facts, reader: Reader): Promise<Result | Listed> => {
      // Functions of GET endpoints only read, because their type has a Reader (call.ts).
      const answerTo = (list: ListQuery) => run({ ...facts, list, tx: reader as Tx });
      const { items } = endpoint;
      if (!items) return { body: await answerTo(facts.list) };
      const listed = (list: ListQuery) => answerTo(list) as Promise<Page<Row<Fields>>>;
      return writeList(items, row.currency, openSpool(), facts.list, listed);
    };
    if (!readBehind || !mayBeBehind(row))
      return read(async (reader) => answer(await check(row, arrival, reader), reader));
    // Role and suspension are read from the primary, so that a change of them has an effect at once.
    const facts = await read((reader) => check(row, arrival, reader));
    return readBehind(facts.by.actor, (reader) => answer(facts, reader));
  }
  const work = async (tx: Tx): Promise<Result> => {
    const facts = await check(row, arrival, tx);
    return noting(tx, facts, async () => {
      if (!isLogged(row.name)) return { body: await run({ ...facts, tx }) };
      const author = { action: row.name, by: facts.by, request: requestId?.() ?? arrival.newId };
      return { body: await logged(tx, author, personKeys, (watched) => run({ ...facts, tx: watched })) };
    });
  };
  const key = await keyOf(endpoint, arrival);
  // The key comes before the role: if a change removed the caller's own role, its repetition still gets the first
  // response.
  return transaction((tx) => (key === undefined ? work(tx) : runOnce(tx, key, arrival.now, () => work(tx))));
};

/**
 * Names of endpoints for statistics, which may be read from a replica that is a little behind, like lists. Other single
 * rows may not, because people decide by what they show.
 */
const FIGURES: readonly string[] = ['getAdminInfo', 'getBuyerStats', 'getWorkerStats', 'getBooks'];
const mayBeBehind = ({ name, endpoint }: ServedRow): boolean => endpoint.items !== undefined || FIGURES.includes(name);

/**
 * Runs `work`, then notes its transaction as the caller's last change, so that the caller reads from no replica that
 * lacks it.
 */
const noting = async <T>(tx: Tx, { by }: Pick<Facts, 'by'>, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const result = await work(tx);
  await tx.noteChange?.(by.actor);
  return result;
};

/**
 * Stores a new transaction as the caller's last change, after work that followed a call's own transaction ({@link
 * AnyCall}). The caller then reads no replica that lacks this work. Does nothing without a replica, or for a call
 * without a person.
 */
export const noteAfter = async ({ readBehind, transaction }: Store, person: Person | undefined): Promise<void> => {
  if (!readBehind || !person) return;
  await transaction(async (tx) => {
    const me = await tx.userByUid(person.uid);
    if (me) await tx.noteChange?.(me._id);
  });
};

const keyOf = async ({ method, path }: Endpoint, { person, key, params, query, body }: Arrival) =>
  person && key !== '' ? repeatKey(person.uid, key, [method, path, params, query, body]) : undefined;

const check = async (row: ServedRow, arrival: Arrival, tx: Reader): Promise<Facts> => {
  const { endpoint, route } = row;
  const holes = route.values(arrival.params, arrival.query);
  const me = await permit(endpoint, tx, arrival.person, holes.email);
  const by = { actor: me?._id ?? arrival.newId, created_at: arrival.now.toISOString() };
  return { ...arrival, me, by, ...validate(row, arrival, holes) };
};

/**
 * Caller's account; refuses a caller who may not use the endpoint. The role is read in each request, so that changes
 * act at once. A valid token without an account is refused with 404, never 401 or 403 (C-54). The path's e-mail
 * address, `asked`, must be the caller's, else 403; '' for a path without one. Endpoints that are open to any role have
 * rules in their functions.
 */
const permit = async (
  { callers }: Endpoint,
  tx: Reader,
  person: Person | undefined,
  asked = '',
): Promise<Member | undefined> => {
  const me = person && (await tx.userByUid(person.uid));
  if (me?.suspended) throw suspendedFor(401, me.suspension);
  if (callers.includes('anyone') || callers.includes('signedIn')) return me;
  if (!me) return noAccount();
  if (!callers.includes(me.role)) return wrongRole();
  if (asked !== '' && !sameEmail(asked, person.email)) return refuse(403, 'This is somebody else’s.');
  return me;
};

const validate = (
  { endpoint, route, currency, unordered }: ServedRow,
  { query, body }: Arrival,
  holes: Record<string, string>,
) => {
  // PostgreSQL's text cannot hold NUL, so no id has one.
  const isNul = [...Object.values(holes), ...Object.values(query)].some((value) => value.includes('\0'));
  if (isNul || !route.matches(query)) refuse(400, 'Malformed: query');
  const list = parseListQuery(endpoint.items ? query : {}, endpoint.items ?? {}, currency, unordered);
  // Some proxies drop the body of a DELETE, and no function needs it.
  const sent = endpoint.method === 'DELETE' && body === undefined ? {} : checked(endpoint, body);
  return { args: { ...sent, ...holes }, list };
};

const checked = ({ sends }: Endpoint, body: unknown): object => {
  const parsed = bodies[sends].safeParse(body);
  if (parsed.success) return parsed.data;
  const [tooLong] = parsed.error.issues.flatMap((issue) => (issue.code === 'too_big' ? [issue] : []));
  if (tooLong) {
    const most = Number(tooLong.maximum);
    // The message names the field for developers; users read the translated reason.
    const message = `Too much: ${tooLong.path.join('.')}, at most ${String(most)}`;
    return refuse(400, message, tooLong.origin === 'string' ? { reason: 'tooLong', numbers: { most } } : undefined);
  }
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
  return refuse(400, `Malformed: ${fields.join(', ') || 'body'}`);
};
