import { senseless, type Endpoint, type Method } from '../contract/endpoint.ts';
import { endpoints, type Api } from '../contract/endpoints.ts';
import { isRecord } from '../domain/isRecord.ts';
import { randomKey } from '../domain/randomKey.ts';
import { beginningOf } from '../domain/signs.ts';
import { fillPath, holesOf } from '../contract/paths.ts';
import { ApiError, isTooMany, isUnauthorized, NotModified, waitBeforeRetry } from './ApiError.ts';
import { wait } from './wait.ts';

export type ApiConfig = {
  /** Address or path of the product's own server, without a trailing slash (API-1). */
  baseUrl: string;
  /**
   * Access token, or null when there is none: then no authorization header is sent (C-27). If the function returns a
   * promise, each call awaits it, and rejects with its error.
   */
  token: () => string | null | Promise<string | null>;
  /**
   * Callback for each 401 or 403 response to a request with the session's token. The request's own promise rejects as
   * well (API-6).
   */
  onUnauthorized: () => void;
  /** Promise that every request awaits. It is pending only while simulated services start inside the browser. */
  ready: Promise<unknown>;
};

export type CallOptions = {
  /** Bearer token that replaces the session's. POST /jwt sends the identity provider's ID token this way (C-57). */
  bearer?: string;
  signal?: AbortSignal | undefined;
  /** Query string for servers that page their lists, without '?': 'sort=…&range=…&filter=…'. */
  query?: string;
  /**
   * ETag of a cached response, sent as If-None-Match. When the response is unchanged, the call rejects with {@link
   * NotModified}.
   */
  known?: string;
  /**
   * Retries after HTTP 429 (too many requests). `true`: up to five retries, the default of reads. A signal: retries
   * until it aborts. A write without this option fails at once, because a user is waiting for it.
   */
  waits?: boolean | AbortSignal | undefined;
  /** Callback with the headers of a successful response and its length in characters. */
  onAnswer?: (headers: Headers, length: number) => void;
};

/**
 * Function that returns all endpoints of the contract as typed functions over HTTP. The options apply to every call
 * made through the returned object.
 */
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

/**
 * Arguments other than the path parameters `names`; they become the body. Returns undefined when there are none, and no
 * body is sent.
 */
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

/** Timeout of a call, in milliseconds: 15 s for a read, 30 s for a write. */
const patience = { GET: 15_000, POST: 30_000, PATCH: 30_000, DELETE: 30_000 } as const satisfies Record<Method, number>;

type Request = {
  method: Method;
  url: string;
  bearer: string | null;
  body?: object | undefined;
} & Pick<CallOptions, 'signal' | 'known' | 'waits'>;
type Answer = { status: number; data: unknown; headers: Headers; length: number };

/**
 * True for an HTML document, also below comments or an XML declaration. The content type cannot tell: some servers send
 * every text as 'text/html'.
 */
const isWebPage = (content: string): boolean => /^\s*<([!?][-x][^]*<)?(!doctype )?html[\s>]/i.test(content);

/**
 * Number of retries of a read after HTTP 429. Their delays add up to half a minute, or more if Retry-After asks for it.
 */
const WAITS = 5;

/** Sends a request, with retries after a 429 as its option `waits` allows: by default up to five for a read only. */
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

/**
 * Sends one HTTP request. Resolves on any 2xx with JSON, text or nothing, but not with a web page. Rejects with an
 * {@link ApiError}, with {@link NotModified} after a 304, or with the caller's abort.
 */
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
 * True for a URL of the page's own origin: only requests to it get an idempotency key. A browser repeats a request by
 * itself, even a POST, if the connection broke before the response; by the key, the server recognizes the repetition. A
 * foreign origin may not allow this header (CORS), and the browser would then send no write at all.
 */
const isOfOwnOrigin = (url: string): boolean => new URL(url, globalThis.origin).origin === globalThis.origin;

/** Retry-After header in seconds. A date in it is ignored, because the clocks of client and server differ. */
const secondsOf = (headers: Headers): number => {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
};

/**
 * Longest sentence of a server that is shown, in UTF-16 code units; a longer one is cut, because it would fill the
 * screen.
 */
const LONGEST = 300;

const shortened = (text: string): string => (text.length > LONGEST ? `${beginningOf(text, LONGEST).trimEnd()}…` : text);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
