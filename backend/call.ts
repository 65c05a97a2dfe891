import type * as z from 'zod/mini';
import type { Bodies } from '#contract/bodies.ts';
import type { CallersOf, Endpoint, Holes, Reply } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { minorUnitsOf, type Currency } from '#domain/coins.ts';
import type { Fields, Role, Row } from '#domain/entities.ts';
import type { Page } from '#domain/RowIndex.ts';
import type { ListQuery, Reader, Stamp, Store, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';
import type { Person } from './token.ts';

/** Input of an endpoint's function, already validated against the contract. */
type Facts<N extends EndpointName> = {
  /** Path parameters and body fields. A DELETE may arrive without its body: rely on path parameters alone. */
  readonly args: Sent<Endpoints[N]>;
  /** Sort order, range and conditions of a request for a list. */
  readonly list: ListQuery;
  /** Person of the access token; undefined where the endpoint is open to anyone. */
  readonly person: TokenOwner<CallersOf<Endpoints[N]>>;
  /** Caller's account; undefined if the endpoint requires no role and the caller has no account. */
  readonly me: Me<CallersOf<Endpoints[N]>>;
  /** Token of the header Authorization; null without one. */
  readonly bearer: string | null;
  /** Hash of the network (IPv4 address or IPv6 /64) that a write comes from; '' for a GET, or if it is unknown. */
  readonly network: string;
  /** Time at which the request arrived. */
  readonly now: Date;
  /** Author and time of every row that the call writes; the author of a sign-up is the new account. */
  readonly by: Stamp;
  /**
   * Id for the only row that the call inserts. It is generated outside the transaction, which may run more than once.
   */
  readonly newId: string;
};
type Sent<E> = E extends Endpoint<infer P, infer _C, infer B> ? Record<Holes<P>, string> & z.output<Bodies[B]> : never;
type TokenOwner<C> = 'anyone' extends C ? undefined : Person;
type Me<C> = [C] extends [Role] ? Member : Member | undefined;

/**
 * Input of an endpoint's function that runs within the transaction `tx`; an error rolls that back. `tx` is read-only
 * for endpoints named get… or list….
 */
export type Call<N extends EndpointName> = Facts<N> & {
  readonly tx: N extends `get${string}` | `list${string}` ? Reader : Tx;
};
/** Input of an endpoint's function that first waits for an outside company, and so opens its transactions itself. */
type OutsideCall<N extends EndpointName> = Facts<N> & { readonly transaction: Store['transaction'] };

/**
 * Result of an endpoint's function before serialization: a page of rows if the contract defines a list, else one
 * record. Any object will do if the contract defines no response.
 */
export type Answer<N extends EndpointName> = N extends 'getAdminInfo'
  ? { result: number; result1: number; totalCoins: number; result2: number }
  : Reply<Endpoints[N]> extends readonly (infer Item extends object)[]
    ? Page<Omit<Item, 'id'>>
    : [Reply<Endpoints[N]>] extends [undefined]
      ? object
      : NonNullable<Reply<Endpoints[N]>>;

type Eventually<T> = T | Promise<T>;
/** Function of an endpoint, in one of three forms. A plain function runs in the request's transaction. */
export type CallFunction<N extends EndpointName> =
  | ((call: Call<N>) => Eventually<Answer<N>>)
  /**
   * Function in two parts: `inside` runs in the request's transaction, `after` once that is committed. `after` may open
   * many transactions; its errors are logged, and do not reach the caller.
   */
  | {
      readonly inside: (call: Call<N>) => Eventually<Answer<N>>;
      readonly after: (done: Pick<OutsideCall<N>, 'transaction' | 'now'>) => Promise<void>;
    }
  /** Function that first waits for an outside company, and opens its transactions itself. */
  | { readonly outside: (call: OutsideCall<N>) => Eventually<Answer<N>> };

/** Functions of all endpoints, by the endpoint's name. */
export type Calls = { readonly [N in EndpointName]: CallFunction<N> };

/** Response body of a write for which the contract defines none. */
export const done = { ok: true } as const;

/** Copy of a row with only the columns in `fields`, which are the contract's. The server's own columns are left out. */
export const shown = <F extends Fields>(fields: F, row: Row<F>): Row<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as Row<F>;

/**
 * Returns a function like {@link shown} that also converts money, which the fields of the kind 'dollars' hold. Money is
 * stored in minor units (cents), and becomes a number in the currency's main unit (dollars).
 */
export const shownIn =
  (currency: Currency) =>
  <F extends Fields>(fields: F, row: Row<F>): Row<F> => {
    const unit = minorUnitsOf(currency);
    const money = Object.keys(fields).filter((name) => fields[name] === 'dollars');
    const units = Object.fromEntries(money.map((name) => [name, Number(row[name]) / unit]));
    return { ...shown(fields, row), ...units };
  };

/** Random id of 24 hexadecimal digits, like those of document databases. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);
