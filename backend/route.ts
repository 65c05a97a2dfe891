import { holesOf } from '#contract/paths.ts';

/** A contract path as the server needs it. */
export type Route = {
  /** Hono's pattern: '/oneUser{email}' → '/:email{oneUser.+}', as a hole that is glued on must be cut off by hand. */
  readonly pattern: string;
  /** What fills the holes of the path and of the query, decoded. A hole of the query that was left out is ''. */
  readonly values: (params: Params, query: Params) => Record<string, string>;
  /** Whether the query has the constant part that the path has ('?status=pending'). */
  readonly matches: (query: Params) => boolean;
};
type Params = Readonly<Record<string, string>>;

export const routeOf = (path: string): Route => {
  const [place = '', search = ''] = path.split('?');
  const [, prefix = '', glued] = /^\/([\w-]+)\{(\w+)\}$/.exec(place) ?? [];
  const pairs = search === '' ? [] : search.split('&').map((pair) => pair.split('='));
  const constants = pairs.filter(([, value = '']) => !value.startsWith('{'));
  const fromQuery = holesOf(search);
  return {
    pattern: glued ? `/:${glued}{${prefix}.+}` : place.replace(/\{(\w+)\}/g, ':$1'),
    values: (params, query) => ({
      ...(glued ? { [glued]: (params[glued] ?? '').slice(prefix.length) } : params),
      ...Object.fromEntries(fromQuery.map((name) => [name, query[name] ?? ''])),
    }),
    matches: (query) => constants.every(([name = '', value]) => query[name] === value),
  };
};
