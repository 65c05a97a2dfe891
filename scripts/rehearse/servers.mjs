import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { root, run } from '../run.mjs';

const PORTS = [6632, 6633];
/** Prices by which the largest package is sold, whose coins pay five approvals. */
const PRICES = {
  currency: { code: 'USD', minorUnits: 2 },
  packages: [{ coins: 1000, price: 60 }],
  payout: { coins: 20, pays: 1 },
  leastWithdrawal: 200,
  welcome: { buyer: 50, worker: 10, perDay: null },
};
const key = () => randomBytes(32).toString('base64');

/**
 * Answer of the load, which has what its command is about.
 * @typedef {{ url: string, secret: string, webhook: string, problems: string[], since: string[], done: number, longest: number, statuses: Record<string, number> }} Answer
 */

/**
 * People at work, and the card company, in a process of their own: `ask` sends a command and resolves to its answer.
 * @param {Record<string, string>} env
 */
export const startLoad = async (env) => {
  const child = spawn(process.execPath, [join(root, 'dist-node/rehearse.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const answer = async () => {
    const next = await lines.next();
    if (next.done === true) throw new Error('The load has ended.');
    /** @type {unknown} */
    const said = JSON.parse(/** @type {string} */ (next.value));
    return /** @type {Answer} */ (said);
  };
  const company = await answer();
  return {
    company,
    /** @param {string[]} command */
    ask: (...command) => {
      child.stdin.write(`${JSON.stringify(command)}\n`);
      return answer();
    },
    stop: () => void child.kill(),
  };
};

/** Secrets of the server, those by which its rows are sealed and encrypted among them. */
export const newSecrets = () => ({
  TOKEN_SECRET: key(),
  SEAL_KEY: key(),
  ACCOUNT_KEY: key(),
  PERSON_KEY: key(),
  ERASURE_KEY: key(),
});

/**
 * Two processes of the built server. `command` runs one of its commands, by a role's address of the database.
 * @param {string} folder @param {Record<string, string>} env
 */
export const createServers = (folder, env) => {
  mkdirSync(join(folder, 'seals'), { recursive: true });
  writeFileSync(join(folder, 'prices.json'), JSON.stringify(PRICES));
  let all = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    FIREBASE_PROJECT_ID: 'rehearsal',
    ALLOWED_ORIGINS: 'http://127.0.0.1',
    HOST: '127.0.0.1',
    LIMITS: '0',
    LOG_LEVEL: 'warn',
    SETTINGS_FILE: join(folder, 'prices.json'),
    SEAL_DIR: join(folder, 'seals'),
    ERASURES_FILE: join(folder, 'erasures.jsonl'),
    ...env,
  };
  const urls = PORTS.map((port) => `http://127.0.0.1:${port}`);
  /** @type {import('node:child_process').ChildProcess[]} */
  let children = [];
  const isReady = (/** @type {string} */ url) =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    urls,
    /** Changes variables for what is started from now on. @param {Record<string, string>} more */
    set: (more) => {
      all = { ...all, ...more };
    },
    /** @param {Record<string, string>} [more] */
    start: async (more = {}) => {
      children = PORTS.map((port) => {
        const log = openSync(join(folder, `server${port}.log`), 'a');
        const own = { ...all, ...more, PORT: String(port) };
        return spawn(process.execPath, [join(root, 'dist-node/server.mjs')], { env: own, stdio: ['ignore', log, log] });
      });
      for (let left = 120; !(await Promise.all(urls.map(isReady))).every(Boolean); left--) {
        if (left === 0) throw new Error(`The servers are not ready: see ${folder}/server${PORTS[0]}.log.`);
        await setTimeout(500);
      }
    },
    stop: async () => {
      const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
      children = [];
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(running.map((child) => once(child, 'close')));
    },
    /** @param {readonly string[]} args @param {Record<string, string>} [more] */
    command: async (args, more = {}) => {
      for (let left = 5; ; left--) {
        const { code, output } = await run(process.execPath, [join(root, 'dist-node/server.mjs'), ...args], {
          env: { ...all, ...more },
          quiet: true,
        });
        if (code === 0) return output;
        // haproxy may have missed a node for a moment.
        if (left === 0 || !/disconnected|terminated|ECONN|timeout/.test(output))
          throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
        await setTimeout(3_000);
      }
    },
  };
};
