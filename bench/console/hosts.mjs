/**
 * Host names of the servers. Builds contain names instead of ports, so they can be cached; the browser maps each to its
 * port, and resolves no other host.
 */
export const hosts = /** @type {const} */ ({
  api: 'http://api.localhost',
  identity: 'http://identity.localhost',
  users: 'http://users.localhost',
});

/**
 * Host name of a candidate (a build to compare): 'HEAD~2' → 'head-2'.
 * @param {string} candidate
 */
export const hostName = (candidate) => candidate.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * Origin of a candidate's server, with its host name.
 * @param {string} candidate
 */
export const originOf = (candidate) => `http://${hostName(candidate)}.localhost`;

/**
 * Browser flag that maps these names to their ports, and no other host.
 * @param {Record<string, number>} ports port of each name, without '.localhost'
 */
export const hostRules = (ports) => {
  const rules = Object.entries(ports).map(([name, port]) => `MAP ${name}.localhost:80 127.0.0.1:${port}`);
  return `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(',')}`;
};
