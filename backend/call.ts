import type * as z from 'zod/mini';
import type { Bodies } from '#contract/bodies.ts';
import type { CallersOf, Endpoint, Holes, Reply } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import type { Fields, Role, Row } from '#domain/entities.ts';
import type { Page } from '#domain/RowIndex.ts';
import type { ListQuery, Reader, Stamp, Store, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';
import type { Person } from './token.ts';

/** What every function of the server is told; the contract's row has been enforced by then. */
type Facts<N extends EndpointName> = {
  /** The holes of the path and the body. A DELETE may come without its body: rely on the holes alone. */
  readonly args: Sent<Endpoints[N]>;
  /** How a list is asked for. */
  readonly list: ListQuery;
  /** Whose access token came along. */
  readonly person: TokenOwner<CallersOf<Endpoints[N]>>;
  /** The caller's account; where no role is demanded there may be none. */
  readonly me: Me<CallersOf<Endpoints[N]>>;
  readonly bearer: string | null;
  readonly now: Date;
  /** What every row that the call writes is stamped with; who signs up does so as the account that is made. */
  readonly by: Stamp;
  /** Of the one row that the call inserts: given from outside, as a transaction may run more than once. */
  readonly newId: string;
};
type Sent<E> = E extends Endpoint<infer P, infer _C, infer B> ? Record<Holes<P>, string> & z.output<Bodies[B]> : never;
type TokenOwner<C> = 'anyone' extends C ? undefined : Person;
type Me<C> = [C] extends [Role] ? Member : Member | undefined;

/** A call within its transaction: what it throws undoes what it wrote. What only reads, a GET, can write nothing. */
export type Call<N extends EndpointName> = Facts<N> & {
  readonly tx: N extends `get${string}` | `list${string}` ? Reader : Tx;
};
/** A call that waits for an outside company first, and opens a transaction of its own where it needs one. */
type OutsideCall<N extends EndpointName> = Facts<N> & { readonly transaction: Store['transaction'] };

/** What goes over the wire: a page of a list, a record, or, where the contract reads nothing, any object. */
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
  /** `after` may take many transactions. The call has happened by then, so what goes wrong is reported, and told nobody who calls. */
  | {
      readonly inside: (call: Call<N>) => Eventually<Answer<N>>;
      readonly after: (done: Pick<OutsideCall<N>, 'transaction' | 'now'>) => Promise<void>;
    }
  | { readonly outside: (call: OutsideCall<N>) => Eventually<Answer<N>> };

/** One function for every row of the contract. */
export type Calls = { readonly [N in EndpointName]: CallFunction<N> };

/** The answer to a mutation that has nothing to tell. */
export const done = { ok: true } as const;

/** Only the columns that the contract names, with dollars, which are kept in cents, as it has them. */
export const shown = <F extends Fields>(fields: F, row: Row<F>): Row<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [name, kind === 'dollars' ? Number(row[name]) / 100 : row[name]]),
  ) as Row<F>;

/** 24 hexadecimal digits, as document databases make them. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);
