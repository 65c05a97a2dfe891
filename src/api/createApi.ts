import { senseless, type Endpoint, type Method } from '../contract/endpoint.ts';
import { endpoints, type Api } from '../contract/endpoints.ts';
import { isRecord } from '../domain/isRecord.ts';
import { beginningOf } from '../domain/signs.ts';
import { fillPath, holesOf } from '../contract/paths.ts';
import { ApiError, isTooMany, isUnauthorized, NotModified, waitBeforeRetry } from './ApiError.ts';
import { wait } from './wait.ts';

export type ApiConfig = {
  /** Where the product's own server lives: an address or a path, without a trailing slash (API-1). */
  baseUrl: string;
  /**
   * The access token, or null while there is none: then no authorization header is sent at all (C-27). A call waits for it, and
   * fails with its error.
   */
  token: () => string | null | Promise<string | null>;
  /** Raised once per refused call that carried the session's token; the error still reaches the caller (API-6). */
  onUnauthorized: () => void;
  /** Resolves when requests can be answered. Only the in-browser backend needs a moment to start. */
  ready: Promise<unknown>;
};

export type CallOptions = {
  /** Proof other than the session's token: POST /jwt carries the identity provider's (C-57). */
  bearer?: string;
  signal?: AbortSignal | undefined;
  /** More of the address's query, for servers that page their lists: 'sort=…&range=…&filter=…'. */
  query?: string;
  /** The ETag of an answer that is known: the same answer is not sent again, and the call fails with {@link NotModified}. */
  known?: string;
  /**
   * Of a change that nobody stands waiting for: where too much is under way (429) it is sent again, `true` a few times, as a read
   * always is, or until a signal ends. Without it the caller is told at once that it was not done.
   */
  waits?: boolean | AbortSignal | undefined;
  /** Told of the answer's headers, and how many characters it has. */
  onAnswer?: (headers: Headers, length: number) => void;
};

/** The contract as typed functions over HTTP; options apply to every call made through the returned object. */
export type ApiFor = (options?: CallOptions) => Api;

export const createApi = (config: ApiConfig): ApiFor => {
  const call = async (name: string, endpoint: Endpoint, args: Args, options: CallOptions): Promise<unknown> => {
    const body = without(args, holesOf(endpoint.path));
    const url = withQuery(config.baseUrl + fillPath(endpoint.path, args), options.query);
    await config.ready;
    const bearer = options.bearer ?? (await config.token());
    try {
      const answer = await sendInTurn({ ...options, method: endpoint.method, url, bearer, body });
      options.onAnswer?.(answer.headers, answer.length);
      return read(name, endpoint, answer);
    } catch (error) {
      if (isUnauthorized(error) && bearer !== null && options.bearer === undefined) config.onUnauthorized();
      throw error;
    }
  };
  return (options = {}) => {
    const functions = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
      name,
      (args: Args = {}) => call(name, endpoint, args, options),
    ]);
    return Object.fromEntries(functions) as Api;
  };
};

type Args = Readonly<Record<string, unknown>>;

/** The body is what is left when the path has taken its part; a call that is left with nothing sends none. */
const without = (args: Args, names: readonly string[]): object | undefined => {
  const rest = Object.entries(args).filter(([name]) => !names.includes(name));
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
};

const withQuery = (url: string, query?: string): string =>
  query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;

const reported = new Set<string>();

const read = (name: string, { items, returns, succeedsOn }: Endpoint, { status, data }: Answer): unknown => {
  if (items && !Array.isArray(data) && !reported.has(name)) {
    reported.add(name);
    console.warn(`${name}: the server did not answer with a list; it counts as empty.`);
  }
  const answer = returns(data);
  if (answer !== senseless && (succeedsOn === undefined || succeedsOn === status)) return answer;
  throw new ApiError('malformed', status, `${name}: the answer makes no sense (${String(status)})`);
};

/** A read may take 15 s, a write 30 s; `fetch` alone would wait for ever. */
const patience = { GET: 15_000, POST: 30_000, PATCH: 30_000, DELETE: 30_000 } as const satisfies Record<Method, number>;

type Request = {
  method: Method;
  url: string;
  bearer: string | null;
  body?: object | undefined;
} & Pick<CallOptions, 'signal' | 'known' | 'waits'>;
type Answer = { status: number; data: unknown; headers: Headers; length: number };

/** By its beginning: some servers call every text they answer 'text/html'. */
const isWebPage = (content: string): boolean => /^\s*<(!doctype )?html[\s>]/i.test(content);

/** How often a read waits for its turn: half a minute in all, or longer where the server says so. */
const WAITS = 5;

/** Sends, and again where the server had too much of this user's to do, if somebody may wait for that. */
const sendInTurn = async (request: Request): Promise<Answer> => {
  const { method, signal, waits = method === 'GET' } = request;
  const until = waits instanceof AbortSignal ? waits : signal;
  for (let waited = 0; ; waited++) {
    try {
      return await send(request);
    } catch (error) {
      if (!waits || !isTooMany(error) || (until !== waits && waited === WAITS)) throw error;
      await wait(waitBeforeRetry(Math.min(waited, WAITS), error), until);
      if (until?.aborted) throw error;
    }
  }
};

/** One HTTP request. Resolves on any 2xx with JSON, text or nothing, but for a web page; rejects with an {@link ApiError} otherwise. */
const send = async ({ method, url, bearer, body, signal, known }: Request): Promise<Answer> => {
  const limit = AbortSignal.timeout(patience[method]);
  const headers = new Headers();
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
  if (body) headers.set('content-type', 'application/json');
  if (method !== 'GET' && isOfOwnOrigin(url)) headers.set('idempotency-key', `"${randomKey()}"`);
  if (known !== undefined) headers.set('if-none-match', known);
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (known !== undefined && response.status === 304) throw new NotModified();
    const content = await response.text();
    if (response.ok && isWebPage(content))
      throw new ApiError('webPage', response.status, `${method} ${url}: a web page answered`);
    const data = parse(content);
    if (response.ok) return { status: response.status, data, headers: response.headers, length: content.length };
    const said = isRecord(data) && typeof data.message === 'string' ? shortened(data.message) : undefined;
    const text = said ?? `${method} ${url}: ${String(response.status)}`;
    throw new ApiError('refused', response.status, text, said, undefined, secondsOf(response.headers), data);
  } catch (cause) {
    if (cause instanceof ApiError || cause instanceof NotModified || signal?.aborted) throw cause;
    throw limit.aborted
      ? new ApiError('timeout', 0, `${method} ${url}: no answer in time`, undefined, { cause })
      : new ApiError('offline', 0, `${method} ${url}: no connection`, undefined, { cause });
  }
};

/**
 * A browser sends a request again by itself where a kept connection breaks before the answer, a POST too: the server knows by
 * the key that it is the same one. Another origin may not allow this header, and its browser would then send no change at all.
 */
const isOfOwnOrigin = (url: string): boolean => new URL(url, globalThis.origin).origin === globalThis.origin;

/** 128 bits; crypto.randomUUID is missing in pages without TLS. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** Retry-After in seconds; a date is not read, as clocks differ. */
const secondsOf = (headers: Headers): number => {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
};

/** A server's sentence may have so many characters; what is longer is no sentence, and would fill the screen. */
const LONGEST = 300;

const shortened = (text: string): string => (text.length > LONGEST ? `${beginningOf(text, LONGEST).trimEnd()}…` : text);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
