import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#tests/support/until.ts';
import { findProgram } from '../../../scripts/findProgram.mjs';
import { freePorts } from '../../../scripts/freePorts.mjs';
import { owner } from '../../../scripts/ownPostgres.mjs';

/**
 * Path of pgbouncer, which Debian's package puts where only root looks. It does not run as root, but as the user of
 * PostgreSQL.
 */
const PROGRAM = owner() && findProgram({ names: ['pgbouncer'], places: ['/usr/sbin/pgbouncer'] });
export const hasPooler = PROGRAM !== undefined;

/** Number of the pooler's connections to PostgreSQL: few that transactions share, or one for each session. */
const SHARED = { transaction: 4, session: 90 };

/** Starts pgbouncer in front of a server; `urlOf` turns a database's URL into one through it. */
export const aPooler = async (server: string, mode: keyof typeof SHARED = 'transaction') => {
  const { hostname, port, username, password } = new URL(server);
  const user = owner();
  const folder = join(tmpdir(), `taskcoin-pooler-${randomBytes(6).toString('hex')}`);
  const [users, settings] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  const own = String(await freePorts(1));
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${String(SHARED[mode])}
max_client_conn = 500
`,
  );
  if (user?.uid !== undefined) for (const path of [folder, users, settings]) chownSync(path, user.uid, user.gid);
  const child = spawn(PROGRAM ?? '', [settings], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await until(() => log.includes('process up') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`pgbouncer did not start.\n${log}`);
  return {
    urlOf: (database: string): string => {
      const url = new URL(database);
      [url.hostname, url.port] = ['127.0.0.1', own];
      return url.href;
    },
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
