import * as z from 'zod/mini';
import type { Fields, Role, Row } from '../domain/entities.ts';
import { mendList } from './mend.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. 'anyone' needs no access token; 'signedIn' needs a valid one but no user row,
 * as the first calls after a sign-up are made before the row exists (C-54).
 */
export type Caller = Role | 'signedIn' | 'anyone';

type Schema = z.ZodMiniType;

/** A row of the contract: `sends` is checked by the server, `returns` mends what the server answered. */
export interface Endpoint<
  P extends string = string,
  C extends Caller = Caller,
  S extends Schema = Schema,
  R extends Schema = Schema,
> {
  readonly method: Method;
  readonly path: P;
  readonly callers: readonly C[];
  readonly sends: S;
  readonly returns: R;
  /** The fields of one item where the answer is a list. */
  readonly items?: Fields | undefined;
  /** The one status that says it was done; any 2xx does otherwise. */
  readonly succeedsOn?: number | undefined;
}

/** The names between braces in a path: '/updateTask{id}' → 'id'. */
export type Holes<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Holes<Rest> : never;

/** Everything a caller supplies in one flat object: the path's holes and the body's fields. */
export type Args<E> = E extends Endpoint<infer P, Caller, infer S> ? Record<Holes<P>, string> & z.input<S> : never;
export type Reply<E> = E extends Endpoint<string, Caller, Schema, infer R> ? z.output<R> : never;
export type CallersOf<E> = E extends Endpoint<string, infer C> ? C : never;

const nothing = z.custom<object>(() => true);
const done = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
type Nothing = typeof nothing;
type Done = typeof done;

const listOf = <F extends Fields>(items: F) =>
  z.pipe(
    z.unknown(),
    z.transform((answer): Row<F>[] => mendList(items, answer)),
  );

class Draft<P extends string, C extends Caller, S extends Schema, R extends Schema> implements Endpoint<P, C, S, R> {
  constructor(
    readonly method: Method,
    readonly path: P,
    readonly callers: readonly C[],
    readonly sends: S,
    readonly returns: R,
    readonly items?: Fields,
    readonly succeedsOn?: number,
  ) {}
  /** The body the call sends. */
  takes<T extends Schema>(sends: T) {
    return new Draft(this.method, this.path, this.callers, sends, this.returns, this.items);
  }
  /** The one thing the call answers; without it any 2xx answer counts as done, whatever its body. */
  gives<T extends Schema>(returns: T) {
    return new Draft(this.method, this.path, this.callers, this.sends, returns);
  }
  /** Another 2xx than this one does not say whether the call was done. */
  only(status: number) {
    return new Draft(this.method, this.path, this.callers, this.sends, this.returns, this.items, status);
  }
  /** The list the call answers; anything that is not an array counts as empty. */
  lists<F extends Fields>(items: F) {
    return new Draft(this.method, this.path, this.callers, this.sends, listOf(items), items);
  }
}

const row =
  (method: Method) =>
  <const P extends string>(path: P) => ({
    for: <const C extends Caller>(...callers: C[]) =>
      new Draft<P, C, Nothing, Done>(method, path, callers, nothing, done),
  });

export const GET = row('GET');
export const POST = row('POST');
export const PATCH = row('PATCH');
export const DELETE = row('DELETE');
