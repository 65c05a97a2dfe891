import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../run.mjs';

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

/** Secrets of the server, those by which its rows are sealed and encrypted among them. */
export const newSecrets = () => ({
  TOKEN_SECRET: key(),
  SEAL_KEY: key(),
  ACCOUNT_KEY: key(),
  PERSON_KEY: key(),
  ERASURE_KEY: key(),
});

/**
 * Creates two processes of a built server, which `start` starts. `command` runs one of the server's commands, such as
 * `migrate`, and resolves to its output.
 * @param {string} folder the rehearsal's
 * @param {string} program file of the server
 * @param {Record<string, string>} env variables of the server
 */
export const createServers = (folder, program, env) => {
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
  let built = program;
  /** @type {(import('node:child_process').ChildProcess | undefined)[]} */
  let children = [];
  const isReady = (/** @type {string} */ url) =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  /** @param {number} nth @param {Record<string, string>} [more] */
  const start = async (nth, more = {}) => {
    const file = join(folder, `server${PORTS[nth]}.log`);
    const log = openSync(file, 'a');
    const own = { ...all, ...more, PORT: String(PORTS[nth]) };
    children[nth] = spawn(process.execPath, [built], { env: own, stdio: ['ignore', log, log] });
    for (let left = 120; !(await isReady(urls[nth] ?? '')); left--) {
      if (left === 0) throw new Error(`A server is not ready: see ${file}.`);
      await setTimeout(500);
    }
  };
  const stop = async (/** @type {number} */ nth) => {
    const child = children[nth];
    children[nth] = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  return {
    urls,
    /** Changes variables for what is started from now on. @param {Record<string, string>} more */
    set: (more) => {
      all = { ...all, ...more };
    },
    /** Takes another build for what is started from now on. @param {string} program */
    use: (program) => {
      built = program;
    },
    start: (/** @type {Record<string, string>} */ more = {}) => Promise.all(PORTS.map((_, nth) => start(nth, more))),
    stop: () => Promise.all(PORTS.map((_, nth) => stop(nth))),
    /** Starts each process anew, while the other one serves. */
    replace: async (/** @type {Record<string, string>} */ more = {}) => {
      for (const nth of PORTS.keys()) {
        await stop(nth);
        await start(nth, more);
      }
    },
    areReady: async () => (await Promise.all(urls.map(isReady))).every(Boolean),
    /** @param {readonly string[]} args @param {Record<string, string>} [more] */
    command: async (args, more = {}) => {
      for (let left = 5; ; left--) {
        const { code, output } = await run(process.execPath, [built, ...args], {
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
