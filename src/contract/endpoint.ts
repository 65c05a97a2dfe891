import type * as z from 'zod/mini';
import type { Fields, Listed, Role } from '../domain/entities.ts';
import type { Bodies, BodyName } from './bodies.ts';
import type { Extra } from './extras.ts';
import { mendList } from './mend.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Roles that may make a call. 'anyone' needs no access token; 'signedIn' needs a valid one but no row in users, which
 * the first calls after a sign-up are made without (C-54).
 */
export type Caller = Role | 'signedIn' | 'anyone';

/** Result of a {@link Reader} for a response body that cannot be used. */
export const senseless = Symbol('senseless');

/** Parser of a response body, into the call's result or {@link senseless}. */
type Reader<R> = (answer: unknown) => R | typeof senseless;

/**
 * Row of the contract: one endpoint. `sends` names the schema of its body, `returns` parses and repairs the response.
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
  /** Fields of one item where the response is a list. */
  readonly items?: Fields | undefined;
  /** Only status that means success; otherwise any 2xx does. */
  readonly succeedsOn?: number | undefined;
  /**
   * Extra that the server must announce before the endpoint may be called; undefined for those of the specification.
   */
  readonly extra?: Extra | undefined;
}

/** Names of a path's parameters: '/updateTask{id}' → 'id'. */
export type Holes<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Holes<Rest> : never;

/** Arguments of a call in one flat object: the parameters of its path and the fields of its body. */
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
  /** Marks an endpoint that the specification does not have. */
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
  /** Result of the call; without it any 2xx counts as done, whatever its body. */
  gives<T>(returns: Reader<T>) {
    return new Draft(this.method, this.path, this.callers, this.sends, returns);
  }
  /** Status that means success. Any other 2xx leaves open whether the call was done. */
  only(status: number) {
    return new Draft(this.method, this.path, this.callers, this.sends, this.returns, this.items, status);
  }
  /** List that the call returns; anything but an array counts as empty. */
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
