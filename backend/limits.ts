import type { Method } from '#contract/endpoint.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { refusalFor } from './refuse.ts';

type Limit = { readonly account: number; readonly network: number; readonly seconds: number };

/**
 * Usual limits: calls of one account, and of one network, within so many seconds. A network is one address (in IPv6 a
 * /64), behind which a carrier may have a thousand people. The client retries tokens and ordinary writes by itself, so
 * their times are short; the rest are single presses.
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

/** Counts a call. Resolves to the seconds until the caller's next one, or to 0 if this one may go on. */
export type Counter = (name: LimitName, caller: Caller) => Promise<number>;

const own: Readonly<Partial<Record<EndpointName, LimitName>>> = {
  createToken: 'token',
  createPaymentIntent: 'purchase',
  createWithdrawal: 'withdrawal',
};

/**
 * Limit of an endpoint's calls. Reads have none, because each account's concurrent calls are limited already ({@link
 * createTurns}).
 */
export const limitOf = (name: EndpointName, method: Method): LimitName | undefined =>
  own[name] ?? (method === 'GET' ? undefined : 'write');

/** Longest wait in seconds that a refusal calls 'in a moment'; it tells longer ones in minutes. */
const A_MOMENT = 60;

/** Counts a call, and refuses it with 429 if it exceeds the limit. */
export const keepLimit = async (count: Counter | undefined, name: LimitName, caller: Caller): Promise<void> => {
  const seconds = (await count?.(name, caller)) ?? 0;
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const refusal = seconds > A_MOMENT ? refusalFor(429, 'tooOften', { minutes }) : refusalFor(429, 'tooManyCalls');
  throw refusal.until(seconds);
};
