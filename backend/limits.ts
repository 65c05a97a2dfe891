import type { Method } from '#contract/endpoint.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { refusalFor } from './refuse.ts';

type Limit = { readonly account: number; readonly network: number; readonly seconds: number };

/**
 * Default limits: the calls that one account, and one network, may make within `seconds`. A network is one IPv4 address
 * or one IPv6 /64, behind which a mobile carrier may have a thousand people. `token` and `write` have short times,
 * because the client repeats these calls by itself; calls under the other limits are each started by a person.
 */
export const usualLimits = {
  token: { account: 30, network: 3_000, seconds: 60 },
  signUp: { account: 10, network: 1_000, seconds: 3_600 },
  purchase: { account: 30, network: 3_000, seconds: 3_600 },
  withdrawal: { account: 30, network: 3_000, seconds: 3_600 },
  upload: { account: 120, network: 300, seconds: 3_600 },
  write: { account: 1_200, network: 12_000, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof usualLimits;
export type LimitTable = Readonly<Record<LimitName, Limit>>;

/**
 * Caller whose calls are counted. `account` is the `uid` of an account's identity, `network` a hash of the IPv4 address
 * or IPv6 /64, '' if that is unknown.
 */
export type Caller = { readonly account?: string | undefined; readonly network: string };

/**
 * Function that counts a call. Resolves to 0 if the call is within the limit, otherwise to the number of seconds after
 * which the caller may call again.
 */
export type Counter = (name: LimitName, caller: Caller) => Promise<number>;

const own: Readonly<Partial<Record<EndpointName, LimitName>>> = {
  createToken: 'token',
  createPaymentIntent: 'purchase',
  createWithdrawal: 'withdrawal',
};

/**
 * Name of the limit for an endpoint's calls; undefined for reads. Those need none, because each account's concurrent
 * calls are limited already ({@link createTurns}).
 */
export const limitOf = (name: EndpointName, method: Method): LimitName | undefined =>
  own[name] ?? (method === 'GET' ? undefined : 'write');

/** Longest wait in seconds that a refusal describes as 'in a moment'; a longer one is given in minutes. */
const A_MOMENT = 60;

/** Counts a call, and refuses it with 429 if it exceeds the limit. Without `count` there is no limit. */
export const keepLimit = async (count: Counter | undefined, name: LimitName, caller: Caller): Promise<void> => {
  const seconds = (await count?.(name, caller)) ?? 0;
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const refusal = seconds > A_MOMENT ? refusalFor(429, 'tooOften', { minutes }) : refusalFor(429, 'tooManyCalls');
  throw refusal.until(seconds);
};
