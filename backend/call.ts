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

/** Input of a call's function, already validated by the contract. */
type Facts<N extends EndpointName> = {
  /** Path parameters and body fields. A DELETE may come without its body: rely on path parameters alone. */
  readonly args: Sent<Endpoints[N]>;
  /** Query of a list. */
  readonly list: ListQuery;
  /** Owner of the access token. */
  readonly person: TokenOwner<CallersOf<Endpoints[N]>>;
  /** Caller's account; it may be missing where no role is required. */
  readonly me: Me<CallersOf<Endpoints[N]>>;
  readonly bearer: string | null;
  /** Network that a write comes from, opaque; '' where it is not known. */
  readonly network: string;
  readonly now: Date;
  /** Stamp of every row that the call writes; a sign-up is stamped with the new account. */
  readonly by: Stamp;
  /** Id of the only row that the call inserts; generated outside, as a transaction may run more than once. */
  readonly newId: string;
};
type Sent<E> = E extends Endpoint<infer P, infer _C, infer B> ? Record<Holes<P>, string> & z.output<Bodies[B]> : never;
type TokenOwner<C> = 'anyone' extends C ? undefined : Person;
type Me<C> = [C] extends [Role] ? Member : Member | undefined;

/** Call within a transaction, which an error rolls back. Functions for GET only get a reader. */
export type Call<N extends EndpointName> = Facts<N> & {
  readonly tx: N extends `get${string}` | `list${string}` ? Reader : Tx;
};
/** Call that waits for an outside company first, and opens transactions itself. */
type OutsideCall<N extends EndpointName> = Facts<N> & { readonly transaction: Store['transaction'] };

/** Response before serialization: a page of a list, a record, or any object where the contract has no result. */
export type Answer<N extends EndpointName> = N extends 'getAdminInfo'
  ? { result: number; result1: number; totalCoins: number; result2: number }
  : Reply<Endpoints[N]> extends readonly (infer Item extends object)[]
    ? Page<Omit<Item, 'id'>>
    : [Reply<Endpoints[N]>] extends [undefined]
      ? object
      : NonNullable<Reply<Endpoints[N]>>;

type Eventually<T> = T | Promise<T>;
export type CallFunction<N extends EndpointName> =
  | ((call: Call<N>) => Eventually<Answer<N>>)
  /**
   * Function `after` runs after the commit and may take many transactions. Its errors are logged, and do not reach the
   * caller.
   */
  | {
      readonly inside: (call: Call<N>) => Eventually<Answer<N>>;
      readonly after: (done: Pick<OutsideCall<N>, 'transaction' | 'now'>) => Promise<void>;
    }
  | { readonly outside: (call: OutsideCall<N>) => Eventually<Answer<N>> };

/** Function of every endpoint. */
export type Calls = { readonly [N in EndpointName]: CallFunction<N> };

/** Response of a write without a result. */
export const done = { ok: true } as const;

/** Row reduced to the contract's columns. */
export const shown = <F extends Fields>(fields: F, row: Row<F>): Row<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as Row<F>;

/** Row as {@link shown}, with money in the currency's unit instead of the stored minor ones. */
export const shownIn =
  (currency: Currency) =>
  <F extends Fields>(fields: F, row: Row<F>): Row<F> => {
    const unit = minorUnitsOf(currency);
    const money = Object.keys(fields).filter((name) => fields[name] === 'dollars');
    const units = Object.fromEntries(money.map((name) => [name, Number(row[name]) / unit]));
    return { ...shown(fields, row), ...units };
  };

/** Random id of 24 hexadecimal digits, as document databases have. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);
