import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ipOf, NODES } from './settings.mjs';
import { sh } from './sh.mjs';

/** @typedef {{ name: string, role: string, state: string }} Member */

/** Version of the Patroni that is found first. */
export const patroniVersion = () => /[\d.]+/.exec(sh('patroni --version'))?.[0] ?? '';

/**
 * True for a Patroni before 3.0.3, as Debian 12's: a leader that comes back takes the lock from the next one. What that
 * has confirmed is lost then (its pull request 2689). A node is reset after a pause, as by a watchdog.
 */
export const overwritesLock = () => {
  const [major = 0, minor = 0, patch = 0] = patroniVersion().split('.').map(Number);
  return major * 10_000 + minor * 100 + patch < 30_003;
};

/** Questions and orders for the nodes' Patroni. @param {string} folder @param {Record<string, string>} passwords */
export const createAsker = (folder, passwords) => {
  /** Text that a node's Patroni answers; undefined where it does not. @param {number} nth @param {string} method @param {string} path @param {object} [body] @param {string} [password] @returns {Promise<string | undefined>} */
  const ask = (nth, method, path, body, password = passwords.patroni) =>
    new Promise((resolve) => {
      const headers = body && { 'content-type': 'application/json' };
      const ca = readFileSync(join(folder, 'ca.crt'));
      const whom = { host: ipOf(nth), port: 8008, ca, auth: `patroni:${password}` };
      const asked = request({ ...whom, method, path, headers, timeout: 2_000, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString()));
        answer.on('end', () => resolve(text));
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(undefined));
      asked.end(body && JSON.stringify(body));
    });
  /** Members by the first of some nodes that answers. @param {readonly number[]} [nodes] @returns {Promise<Member[]>} */
  const members = async (nodes = NODES) => {
    for (const nth of nodes)
      try {
        /** @type {unknown} */
        const said = JSON.parse((await ask(nth, 'GET', '/cluster')) ?? '');
        return /** @type {{ members: Member[] }} */ (said).members;
      } catch {
        // It does not answer, or not yet.
      }
    return [];
  };
  return {
    /** Number of the node that leads by the word of some nodes, 0 for none. @param {readonly number[]} nodes */
    leaderBy: async (nodes) => {
      const found = (await members(nodes)).find(({ role, state }) => role === 'leader' && state === 'running');
      return Number(found?.name.slice(1) ?? 0);
    },
    /** True when all nodes run, one as leader and one as `next`. @param {string} next */
    isWhole: async (next) => {
      const found = await members();
      const roles = found.map(({ role }) => role);
      const isUp = found.every(({ state }) => ['running', 'streaming'].includes(state));
      return found.length === NODES.length && isUp && roles.includes('leader') && roles.includes(next);
    },
    /** Changes settings of the whole cluster. @param {object} settings */
    set: (settings) => ask(NODES[0] ?? 1, 'PATCH', '/config', settings),
    /** Has all nodes read their settings again; true when each takes this password. @param {string} [password] */
    reload: async (password) => {
      const said = await Promise.all(NODES.map((nth) => ask(nth, 'POST', '/reload', undefined, password)));
      return said.every((text) => text === 'reload scheduled');
    },
    /** @param {string} what @param {number} seconds @param {() => Promise<boolean>} isSo */
    waitFor: async (what, seconds, isSo) => {
      for (const end = Date.now() + seconds * 1000; !(await isSo());) {
        if (Date.now() > end)
          throw new Error(`${what}: not within ${seconds} seconds. ${JSON.stringify(await members())}`);
        await setTimeout(500);
      }
    },
  };
};
