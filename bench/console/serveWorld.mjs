import { createServer } from 'node:http';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/run.mjs';
import { addressOf, filled, users } from './rows.mjs';

export const PASSWORD = 'Abcdef1!';
const roles = /** @type {const} */ (['admin', 'buyer', 'worker']);

/**
 * Server on a port that lists the users of the API for peers, which have no token.
 * @param {string} server URL of the API
 * @param {number} port
 */
const openUsers = async (server, port) => {
  const answer = await fetch(`${server}/jwt`, { method: 'POST' });
  /** @type {unknown} */
  const given = await answer.json();
  const { token } = /** @type {{ token: string }} */ (given);
  const door = createServer((_, response) => {
    void fetch(`${server}/allUser`, { headers: { authorization: `Bearer ${token}` } })
      .then((list) => list.text())
      .then((body) => {
        response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
        response.end(body);
      });
  });
  await new Promise((resolve) => door.listen(port, '127.0.0.1', () => resolve(undefined)));
  return door;
};

/**
 * Servers for every candidate, instead of the product's own and Google's: the API, the identity provider, and the users
 * for peers. Resolves to a function that ends them.
 * @param {{ api: number, identity: number, users: number }} ports
 */
export const serveWorld = async (ports) => {
  const load = async (/** @type {string} */ file) => {
    /** @type {{ module: unknown }} */
    const loaded = await runnerImport(join(root, 'tests/support', file), { root, configFile: false });
    return loaded.module;
  };
  const specification = /** @type {typeof import('../../tests/support/specificationServer.ts')} */ (
    await load('specificationServer.ts')
  );
  const provider = /** @type {typeof import('../../tests/support/serveIdentity.ts')} */ (
    await load('serveIdentity.ts')
  );
  const people = roles.map((role) => ({ email: addressOf(role), password: PASSWORD, name: role }));
  const identity = await provider.serveIdentity({ people, port: ports.identity });
  const server = await specification.serveSpecification({ port: ports.api });
  server.users.push(...users);
  for (const role of roles)
    server.users.push({ _id: role, name: role, email: addressOf(role), role, coin: 0, imgurl: '' });
  server.settings.answers = (call) => {
    const body = filled[decodeURIComponent(call)];
    return body === undefined ? null : { type: 'application/json', body };
  };
  const door = await openUsers(server.url, ports.users);
  const close = async () => {
    door.close();
    identity.close();
    await server.close();
  };
  return { close };
};
