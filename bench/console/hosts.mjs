/**
 * Who answers by which name. Names in place of ports: a build, in which they are written, can be kept. The browser is told which
 * port each one means, and that there is nobody else.
 */
export const hosts = /** @type {const} */ ({
  api: 'http://api.localhost',
  identity: 'http://identity.localhost',
  users: 'http://users.localhost',
});

/** 'HEAD~2' → 'head-2' @param {string} candidate */
export const nameOf = (candidate) => candidate.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** @param {string} candidate */
export const originOf = (candidate) => `http://${nameOf(candidate)}.localhost`;

/** Tells a browser these names and no others, by the ports they stand for. @param {Record<string, number>} ports */
export const hostRules = (ports) => {
  const rules = Object.entries(ports).map(([name, port]) => `MAP ${name}.localhost:80 127.0.0.1:${port}`);
  return `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(',')}`;
};
