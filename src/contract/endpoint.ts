import type * as z from 'zod/mini';
import type { Fields, Listed, Role } from '../domain/entities.ts';
import type { Bodies, BodyName } from './bodies.ts';
import type { Extra } from './extras.ts';
import { mendList } from './mend.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Kind of caller that an endpoint accepts. 'anyone' needs no access token. 'signedIn' needs a valid token but no row in
 * `users`, because the first calls after a sign-up come before that row (C-54).
 */
export type Caller = Role | 'signedIn' | 'anyone';

/** Symbol that a {@link Reader} returns for a response body that cannot be used. */
export const senseless = Symbol('senseless');

/** Parser of a response body, into the call's result or {@link senseless}. */
type Reader<R> = (answer: unknown) => R | typeof senseless;

/**
 * Row of the contract: one endpoint. `sends` is the name of its body's schema; `returns` parses and repairs the
 * response.
 */
export interface Endpoint<
  P extends string = string,
  C extends Caller = Caller,
  B extends BodyName = BodyName,
  R = unknown,
> {
  readonly method: Method;
  readonly path: P;
  readonly callers: readonly C[];
  readonly sends: B;
  readonly returns: Reader<R>;
  /** Fields of one list item; undefined for an endpoint that returns no list. */
  readonly items?: Fields | undefined;
  /** Only status code that means success. Undefined: any 2xx does. */
  readonly succeedsOn?: number | undefined;
  /**
   * Extra that the server must announce before the endpoint may be called; undefined for endpoints of the
   * specification.
   */
  readonly extra?: Extra | undefined;
}

/** Names of the parameters in a path: '/updateTask{id}' → 'id'. */
export type Holes<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Holes<Rest> : never;

/** Arguments of a call as one flat object: the path's parameters together with the body's fields. */
export type Args<E> =
  E extends Endpoint<infer P, Caller, infer B> ? Record<Holes<P>, string> & z.input<Bodies[B]> : never;
export type Reply<E> = E extends Endpoint<string, Caller, BodyName, infer R> ? R : never;
export type CallersOf<E> = E extends Endpoint<string, infer C> ? C : never;

const done = () => undefined;

class Draft<P extends string, C extends Caller, B extends BodyName, R> implements Endpoint<P, C, B, R> {
  constructor(
    readonly method: Method,
    readonly path: P,
    readonly callers: readonly C[],
    readonly sends: B,
    readonly returns: Reader<R>,
    readonly items?: Fields,
    readonly succeedsOn?: number,
    readonly extra?: Extra,
  ) {}
  /**
   * Marks an endpoint beyond the specification with the extra that announces it (C-67). Call it last: the other methods
   * drop the mark.
   */
  announcedAs(extra: Extra) {
    return new Draft(
      this.method,
      this.path,
      this.callers,
      this.sends,
      this.returns,
      this.items,
      this.succeedsOn,
      extra,
    );
  }
  takes<T extends BodyName>(sends: T) {
    return new Draft(this.method, this.path, this.callers, sends, this.returns, this.items);
  }
  /** Sets the parser of the response. Without it, any 2xx counts as done, whatever its body. */
  gives<T>(returns: Reader<T>) {
    return new Draft(this.method, this.path, this.callers, this.sends, returns);
  }
  /**
   * Sets the only status code that means success. With any other 2xx it is unknown whether the call was done. Call it
   * after `takes` and `gives`, which drop it.
   */
  only(status: number) {
    return new Draft(this.method, this.path, this.callers, this.sends, this.returns, this.items, status);
  }
  /** Sets the fields of the listed items. Anything but an array in the response counts as an empty list. */
  lists<F extends Fields>(items: F) {
    const list = (answer: unknown): Listed<F>[] => mendList(items, answer);
    return new Draft(this.method, this.path, this.callers, this.sends, list, items);
  }
}

const row =
  (method: Method) =>
  <const P extends string>(path: P) => ({
    for: <const C extends Caller>(...callers: C[]) =>
      new Draft<P, C, 'nothing', undefined>(method, path, callers, 'nothing', done),
  });

export const GET = row('GET');
export const POST = row('POST');
export const PATCH = row('PATCH');
export const DELETE = row('DELETE');
