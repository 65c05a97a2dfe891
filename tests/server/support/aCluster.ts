import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { issueToken, type Person } from '#backend/token.ts';
import type { Intent } from '#mocks/cards/createIntents.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { createKeeper, markSimulated } from '#server/simulated/keepCompanies.ts';
import { personOf, requestOf } from '#tests/backend/aBackend.ts';
import { freePorts } from '../../../scripts/freePorts.mjs';
import { runPackage } from '../../../scripts/run.mjs';
import { loadRows, readRows } from './rows.ts';

/** One call of the contract by the owner of an address, or by somebody whom the identity provider describes otherwise. */
export type Attempt = { [N in EndpointName]: { by: string | Person; name: N; args: Args<Endpoints[N]> } }[EndpointName];
export type Reply = { status: number; body: unknown };

const SERVERS = 3;
/** How often a request that is refused for the moment (503) is sent again. */
const PATIENCE = 100;

/**
 * The server of `npm run start:full` as it is built, in three processes on the database at `url`, which is migrated and empty.
 * People and cards are simulated there, so the charges that a test is about are made beforehand: `intents`. `stop` ends all of
 * it but the database.
 */
export const aCluster = async (url: string, intents: readonly Intent[] = []) => {
  const folder = await mkdtemp(join(tmpdir(), 'taskcoin-built-'));
  await buildInto(folder);
  const key = randomBytes(32);
  const pool = createPool({ connectionString: url, max: 1 });
  const store = createPostgresStore({ connectionString: url, max: 1 });
  await markSimulated(pool);
  await createKeeper(pool)({ accounts: [], intents, secret: key.toString('base64') });

  const first = await freePorts(SERVERS);
  const start = (nth: number): ChildProcess =>
    spawn(process.execPath, [join(folder, 'full.mjs'), 'serve', '--simulated'], {
      env: { ...process.env, DATABASE_URL: url, PORT: String(first + nth), LOG_LEVEL: 'fatal' },
      stdio: 'ignore',
    });
  const addressOf = (nth: number) => `http://127.0.0.1:${String(first + (nth % SERVERS))}`;
  const isReady = async (nth: number): Promise<void> => {
    while (!(await fetch(`${addressOf(nth)}/readyz`).catch(() => undefined))?.ok) await setTimeout(50);
  };
  const servers = Array.from({ length: SERVERS }, (_, nth) => start(nth));
  await Promise.all(servers.map((_, nth) => isReady(nth)));

  const tokens = new Map<string | Person, Promise<string>>();
  const tokenOf = (by: string | Person): Promise<string> => {
    const person = typeof by === 'string' ? personOf(by) : by;
    const token = tokens.get(by) ?? issueToken([{ id: 'simulated', key }], person);
    tokens.set(by, token);
    return token;
  };
  /** Rejects where the connection breaks. */
  const ask = async (nth: number, { by, name, args }: Attempt): Promise<Reply> => {
    const { method, path, body } = requestOf(name, args);
    const headers = { authorization: `Bearer ${await tokenOf(by)}` };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    for (let left = PATIENCE; ; left--) {
      const answer = await fetch(`${addressOf(nth)}/api${path}`, init);
      const reply = { status: answer.status, body: (await answer.json()) as unknown };
      if (reply.status !== 503 || left === 0) return reply;
      await setTimeout(100);
    }
  };
  return {
    /** One request to one of the processes, again where it is told to come back. */
    ask,
    audit: store.audit,
    books: () => readRows(pool, store),
    load: (rows: Parameters<typeof loadRows>[1]) => loadRows(pool, rows),
    /** Ends a process without a warning, and starts another one at its address; resolves when that one is ready. */
    kill: async (nth: number): Promise<void> => {
      const server = servers[nth];
      server?.kill('SIGKILL');
      if (server) await once(server, 'exit');
      servers[nth] = start(nth);
      await isReady(nth);
    },
    /** Resolves when all processes can answer again. */
    ready: async () => {
      await Promise.all(servers.map((_, nth) => isReady(nth)));
    },
    stop: async () => {
      await Promise.all([pool.end(), store.close(), ...servers.map(end)]);
      await rm(folder, { recursive: true });
    },
  };
};

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

const buildInto = async (folder: string): Promise<void> => {
  const args = ['build', '--config', 'server/vite.config.ts', '--mode', 'full', '--outDir', folder];
  const { code, output } = await runPackage('vite', args, { quiet: true });
  if (code !== 0) throw new Error(`The server could not be built.\n${output}`);
};
