import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '#server/postgres/migrate.ts';
import { createDatabase } from '#tests/support/administer.ts';
import { until } from '#tests/support/until.ts';
import { freePorts } from '../../../scripts/freePorts.mjs';
import { findPostgres, owner, startOwnPostgres } from '../../../scripts/ownPostgres.mjs';

/** Folder of PostgreSQL's programs; the npm package lacks the one that copies a server. */
const PROGRAMS = findPostgres();
export const canPair = PROGRAMS !== undefined;

const ask = async <R>(url: string, statement: string): Promise<R[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as R[];
  } finally {
    await client.end();
  }
};

/**
 * Standby of the primary at a URL: its port, and a function that ends it. `programs` is the folder of PostgreSQL's
 * programs.
 */
const aStandby = async (programs: string, primary: string) => {
  const user = owner();
  const folder = join(tmpdir(), `taskcoin-standby-${randomBytes(6).toString('hex')}`);
  const port = await freePorts(1);
  const copy = ['-D', folder, '-R', '-c', 'fast', '-d', primary];
  execFileSync(join(programs, 'pg_basebackup'), copy, { ...user, cwd: tmpdir(), stdio: 'ignore' });
  const flags = [
    '-D',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ];
  const child = spawn(join(programs, 'postgres'), flags, {
    ...user,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await until(() => log.includes('ready to accept read-only connections') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`The standby did not start.\n${log}`);
  return {
    port,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Primary and standby with a migrated database: `url` leads to the first, `replicaUrl` to the second. The primary waits
 * for the standby's confirmation, unless `synchronous` is false.
 */
export const aPair = async ({ synchronous = true } = {}) => {
  const programs = PROGRAMS ?? '';
  const primary = await startOwnPostgres(programs, { max_connections: '60', fsync: 'off' });
  const standby = await aStandby(programs, primary.url);
  const { url } = await createDatabase(primary.url);
  await migrate({ connectionString: url });
  const waitFor = async (names: string) => {
    await ask(url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await ask(url, 'SELECT pg_reload_conf()');
  };
  const replica = new URL(url);
  replica.port = String(standby.port);
  const isStanding = async () =>
    (await ask(url, "SELECT FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'")).length > 0;
  if (synchronous) {
    await waitFor('*');
    await until(isStanding);
  }
  const receiver = async () =>
    (await ask<{ pid: number }>(replica.href, 'SELECT pid FROM pg_stat_wal_receiver'))[0]?.pid ?? 0;
  let frozen = 0;
  return {
    url,
    replicaUrl: replica.href,
    ask: <R>(statement: string) => ask<R>(url, statement),
    askReplica: <R>(statement: string) => ask<R>(replica.href, statement),
    /** Stops the standby from receiving anything, while it still seems to be connected. */
    freeze: async () => {
      frozen = await receiver();
      process.kill(frozen, 'SIGSTOP');
    },
    thaw: () => {
      if (frozen > 0) process.kill(frozen, 'SIGCONT');
      frozen = 0;
    },
    /** Ends the standby, so that the primary has none. */
    leave: standby.stop,
    stop: async () => {
      if (frozen > 0) process.kill(frozen, 'SIGCONT');
      await standby.stop();
      await primary.stop();
    },
  };
};
