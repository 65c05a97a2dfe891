import type { Method } from '../contract/endpoint.ts';
import { isRecord } from '../contract/mend.ts';
import { ApiError } from './ApiError.ts';

/** A read may take 15 s, a write 30 s; `fetch` alone would wait for ever. */
const patience = { GET: 15_000, POST: 30_000, PATCH: 30_000, DELETE: 30_000 } as const satisfies Record<Method, number>;

export type Request = {
  method: Method;
  url: string;
  bearer: string | null;
  body?: object | undefined;
  signal?: AbortSignal | undefined;
};
export type Answer = { status: number; data: unknown; headers: Headers };

/** One HTTP request. Resolves on any 2xx with JSON, text or nothing; rejects with an {@link ApiError} otherwise. */
export const send = async ({ method, url, bearer, body, signal }: Request): Promise<Answer> => {
  const limit = AbortSignal.timeout(patience[method]);
  const headers = new Headers();
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
  if (body) headers.set('content-type', 'application/json');
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body && { body: JSON.stringify(body) }),
    });
    const data = parse(await response.text());
    if (response.ok) return { status: response.status, data, headers: response.headers };
    const said = isRecord(data) && typeof data.message === 'string' ? shortened(data.message) : undefined;
    throw new ApiError('refused', response.status, said ?? `${method} ${url}: ${String(response.status)}`, said);
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause;
    throw limit.aborted
      ? new ApiError('timeout', 0, `${method} ${url}: no answer in time`, undefined, { cause })
      : new ApiError('offline', 0, `${method} ${url}: no connection`, undefined, { cause });
  }
};

/** A server's sentence may have so many characters; what is longer is no sentence, and would fill the screen. */
const LONGEST = 300;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
