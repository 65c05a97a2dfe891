/** What an address has in place of a path's {holes}, decoded. */
export type Holes = Readonly<Record<string, string>>;

/**
 * What stands in the holes of a path at an address; undefined where the two do not fit, however the letters of the path's own
 * parts are cased (C-38).
 */
export const matchPath = (path: string, pathname: string): Holes | undefined => {
  const [parts, asked] = [path.split('/'), pathname.replace(/\/+$/, '').split('/')];
  if (parts.length !== asked.length) return undefined;
  const holes: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const given = asked[at] ?? '';
    const [, hole] = /^\{(\w+)\}$/.exec(part) ?? [];
    const value = hole === undefined ? undefined : idIn(given);
    if (hole !== undefined && value !== undefined) holes[hole] = value;
    else if (hole !== undefined || given.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return holes;
};

/** The id that a part of an address holds: nothing that could lead a call to another place, nor what no server could mean. */
const idIn = (part: string): string | undefined => {
  const id = decoded(part);
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  return id === undefined || /^\.?$|\.\.|[/\\?#\u0000-\u001f\u007f]/.test(id) ? undefined : id;
};

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
