import { setTimeout } from 'node:timers/promises';
import { endpoints, type EndpointName, type Endpoints } from '#contract/endpoints.ts';
import type { Args, Endpoint } from '#contract/endpoint.ts';
import { fillPath, holesOf } from '#contract/paths.ts';
import { isRecord } from '#domain/isRecord.ts';
import { blameOf, type Report } from './createReport.ts';

export type Who = 'admin' | 'buyer' | 'worker' | 'newcomer';

/**
 * Response of the tested server, or status 0 if there was none. `isPage` is true for HTML, which is no answer to any
 * call (C-70).
 */
export type Reply = { readonly status: number; readonly ok: boolean; readonly isPage: boolean; readonly body: unknown };

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Function that makes a call of the contract as one of the accounts; `who` null sends no token. */
export type Ask = <N extends EndpointName>(name: N, args: Args<Endpoints[N]>, who: Who | null) => Promise<Reply>;

/** Number of times that a server may answer one call with 429 or 503, and the longest wait in seconds for each. */
const PATIENCE = { times: 5, seconds: 60 };

/** Milliseconds after which a call counts as unanswered. */
const LIMIT = 30_000;

/**
 * Creates `ask`, the function that calls the server at `url` and reports each call without a response. It rejects only
 * if the server has not answered any call yet. The result also has `asked`, the names of the calls made, and `bearers`,
 * a map into which the caller puts the bearer token of each account.
 */
export const createAsker = (url: string, fetch: Fetch, report: Report) => {
  let hasAnswered = false;
  const bearers = new Map<Who, string>();
  const asked = new Set<EndpointName>();
  const send = async (path: string, init: RequestInit, times = PATIENCE.times): Promise<Response> => {
    const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(LIMIT) });
    if (![429, 503].includes(answer.status) || times === 0) return answer;
    const seconds = Math.min(Number(answer.headers.get('retry-after') ?? 1) || 1, PATIENCE.seconds);
    await setTimeout(seconds * 1000);
    return send(path, init, times - 1);
  };
  const ask: Ask = async (name, args, who) => {
    const { method, path }: Endpoint = endpoints[name];
    const holes = holesOf(path);
    const sent = Object.entries(args).filter(([key]) => !holes.includes(key));
    const bearer = who === null ? undefined : bearers.get(who);
    asked.add(name);
    try {
      const answer = await send(fillPath(path, args), {
        method,
        headers: {
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...(sent.length > 0 && { 'content-type': 'application/json' }),
        },
        ...(sent.length > 0 && { body: JSON.stringify(Object.fromEntries(sent)) }),
      });
      const text = await answer.text();
      hasAnswered = true;
      const isPage = /^\s*<(!doctype|html)/i.test(text);
      return { status: answer.status, ok: answer.ok && !isPage, isPage, body: bodyOf(text) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!hasAnswered) throw new Error(`${url} does not answer: ${why}`, { cause: error });
      blameOf(report, name)(name, 'does not answer');
      return { status: 0, ok: false, isPage: false, body: null };
    }
  };
  return { ask, asked, bearers };
};

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? null : text;
  }
};

/** Response in words: '409 (“This task is full.”)'. */
export const inWords = ({ status, isPage, body }: Reply): string => {
  if (isPage) return `${String(status)} with an HTML page`;
  const message = isRecord(body) && typeof body.message === 'string' ? ` (“${body.message}”)` : '';
  return `${String(status)}${message}`;
};
