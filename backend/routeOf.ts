import { holesOf } from '#contract/paths.ts';

/**
 * Route in Hono for a path of the contract: its pattern, and functions that check a request's query and read its
 * parameters.
 */
export type Route = {
  /**
   * Pattern for Hono: '/oneUser{email}' becomes '/:email{oneUser.+}'. `values` removes the prefix of such a parameter.
   */
  readonly pattern: string;
  /** Decoded parameters of path and query; '' for one that the query lacks. */
  readonly values: (params: Params, query: Params) => Record<string, string>;
  /** True if the query has the path's constant part ('?status=pending'). */
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
