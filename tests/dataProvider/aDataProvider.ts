import type { Extra } from '#contract/extras.ts';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import type { Role } from '#domain/entities.ts';
import { createSeed, demoPeople } from '#backend/seed.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { aBackend, TODAY } from '#tests/backend/aBackend.ts';

export type Call = { method: string; path: string; body: unknown };

/** Seconds after which a refused call may be repeated. */
export const RETRY_AFTER = 7;

type Options = {
  role?: Role;
  /** Rows of the marketplace at the beginning; the demo's by default. */
  world?: Snapshot;
  serverPaging?: boolean;
  /** Extras that the server has announced. */
  extras?: readonly Extra[];
  /**
   * Status to refuse a call with, in place of the server's response; 429 says to wait {@link RETRY_AFTER}. Undefined
   * leaves it to the server.
   */
  refuse?: (call: Call) => number | undefined;
  /** True for a server without pages, which ignores the query of a list. */
  ignoresQueries?: boolean;
  /** True if the page can read ETags, as when the server exposes them to other origins. */
  etags?: boolean;
  /** Ids of the tasks bookmarked on this device. */
  bookmarks?: readonly string[];
};

/** Data provider over the typed client and the real backend; `calls` are the requests sent, in order. */
export const aDataProvider = ({
  role = 'admin',
  world = createSeed(TODAY),
  serverPaging = false,
  extras = [],
  refuse,
  ignoresQueries,
  etags = false,
  bookmarks = [],
}: Options = {}) => {
  const backend = aBackend(world);
  const calls: Call[] = [];
  const email = demoPeople[role];
  vi.stubGlobal('origin', 'http://page.test');
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const call: Call = {
      method,
      path: url,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    calls.push(call);
    const status = refuse?.(call);
    const told = status === 429 ? { 'retry-after': String(RETRY_AFTER) } : {};
    if (status) return Response.json({ message: 'No.' }, { status, headers: told });
    // As nginx does with an address of more than 8 kB.
    if (url.length > 8000) return new Response('', { status: 414 });
    const plain = url.replace(/[?&](sort|range|filter)=.*$/, '');
    const answer = await (await backend).send(email, method, ignoresQueries ? plain : url, call.body);
    const etag = etags ? answer.headers.get('etag') : null;
    if (etag !== null && new Headers(headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
    const shown = { ...rangeOf(answer.headers), ...(etag !== null && { etag }) };
    return Response.json(answer.body, { status: answer.status, headers: shown });
  });
  const queryClient = new QueryClient();
  const onUnauthorized = vi.fn();
  const api = createApi({ baseUrl: '', token: () => 'token', onUnauthorized, ready: Promise.resolve() });
  const onWritten = vi.fn(() => Promise.resolve(true));
  const me = () => ({ email, name: 'Me', role, extras });
  const provider = createDataProvider({
    api,
    queryClient,
    me,
    serverPaging,
    onWritten,
    bookmarks: () => Promise.resolve(bookmarks),
  });
  return { provider, calls, onWritten, onUnauthorized, queryClient, backend };
};

const rangeOf = (headers: Headers): Record<string, string> => {
  const range = headers.get('content-range');
  return range === null ? {} : { 'content-range': range };
};
