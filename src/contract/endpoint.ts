import type * as z from 'zod/mini';
import type { Fields, Listed, Role } from '../domain/entities.ts';
import type { Bodies, BodyName } from './bodies.ts';
import type { Extra } from './extras.ts';
import { mendList } from './mend.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. 'anyone' needs no access token; 'signedIn' needs a valid one but no user row,
 * as the first calls after a sign-up are made before the row exists (C-54).
 */
export type Caller = Role | 'signedIn' | 'anyone';

/** What an answer is that nothing can be made of. */
export const senseless = Symbol('senseless');

/** Makes of any answer what the call promises, or says that it is {@link senseless}. */
type Reader<R> = (answer: unknown) => R | typeof senseless;

/** A row of the contract: `sends` names the body that the server checks, `returns` mends what the server answered. */
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
  /** The fields of one item where the answer is a list. */
  readonly items?: Fields | undefined;
  /** The one status that says it was done; any 2xx does otherwise. */
  readonly succeedsOn?: number | undefined;
  /** What a server has to announce before the call may be made; the specification's own calls need nothing. */
  readonly extra?: Extra | undefined;
}

/** The names between braces in a path: '/updateTask{id}' → 'id'. */
export type Holes<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Holes<Rest> : never;

/** Everything a caller supplies in one flat object: the path's holes and the body's fields. */
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
  /** The call is none of the specification's. */
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
  /** The body the call sends. */
  takes<T extends BodyName>(sends: T) {
    return new Draft(this.method, this.path, this.callers, sends, this.returns, this.items);
  }
  /** The one thing the call answers; without it any 2xx answer counts as done, whatever its body. */
  gives<T>(returns: Reader<T>) {
    return new Draft(this.method, this.path, this.callers, this.sends, returns);
  }
  /** Another 2xx than this one does not say whether the call was done. */
  only(status: number) {
    return new Draft(this.method, this.path, this.callers, this.sends, this.returns, this.items, status);
  }
  /** The list the call answers; anything that is not an array counts as empty. */
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
