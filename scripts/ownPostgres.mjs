import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findProgram } from './findProgram.mjs';
import { freePorts } from './freePorts.mjs';

// A PostgreSQL for the tests from the programs of this machine, beside any server that runs already.

/** Oldest version that the product supports (docs/server.md). */
const OLDEST = 15;
const DEBIAN = '/usr/lib/postgresql';

/** Output of a program, '' where it fails. @param {string} program @param {readonly string[]} args */
const printedBy = (program, args) => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/** Folders of Debian's server programs, the newest first; they are not on PATH, as versions coexist. */
const debianFolders = () => {
  try {
    const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
};

/** True for a folder with the programs of a supported server, not only the client's. @param {string} folder */
const isServer = (folder) => {
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) =>
    findProgram({ names: [], places: [join(folder, name)] }),
  );
  if (initdb === undefined || postgres === undefined) return false;
  const [version] = /\d+/.exec(printedBy(postgres, ['--version'])) ?? [];
  return Number(version) >= OLDEST;
};

/**
 * Ids of the user that PostgreSQL runs as: {} for this process's own, or those of `postgres` for root, whom it refuses.
 * Undefined if root finds no such user.
 */
export const owner = () => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => printedBy('id', [which, 'postgres']));
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
};

/**
 * Folder of the server's programs, on PATH or in the packages' places; none on Windows, where administrators may not
 * run them.
 */
export const findPostgres = () => {
  if (process.platform === 'win32' || owner() === undefined) return undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = [...onPath, printedBy('pg_config', ['--bindir']), ...debianFolders()].find(isServer);
  // Where links lead to, as only some of the programs may be linked.
  return found && dirname(realpathSync(join(found, 'postgres')));
};

/**
 * Starts a server by the programs in a folder. Resolves to its `url`, and to `stop`, which ends it and deletes its
 * data.
 * @param {string} programs
 * @param {Record<string, string>} settings
 */
export const startOwnPostgres = async (programs, settings) => {
  const user = owner();
  const folder = join(tmpdir(), `taskcoin-postgres-${randomBytes(6).toString('hex')}`);
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  const password = randomBytes(24).toString('hex');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  if (user?.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  let log = '';
  /** @param {string} program @param {readonly string[]} args */
  const run = (program, args) => {
    // In English, as messages are read, and in a folder that the user may enter.
    const env = { ...process.env, LC_ALL: 'C' };
    const child = spawn(join(programs, program), args, {
      ...user,
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => (log += chunk.toString()));
    const isOver = () => child.exitCode !== null || child.signalCode !== null;
    return { child, ended: once(child, 'close'), isOver };
  };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const auth = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const made = run('initdb', [`--pgdata=${data}`, ...auth, '--encoding=UTF8', '--locale=C', '--no-sync']);
    await made.ended;
    if (made.child.exitCode !== 0) throw new Error('initdb has failed.');
    const port = await freePorts(1);
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const { child, ended, isOver } = run('postgres', ['-D', data, '-p', String(port), ...flags]);
    while (!log.includes('ready to accept connections')) {
      if (isOver()) throw new Error('The server has ended.');
      await Promise.race([once(child.stderr, 'data'), ended]);
    }
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${String(port)}/postgres`,
      stop: async () => {
        child.kill('SIGINT');
        await ended;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw new Error(`PostgreSQL of this machine did not start.\n${log}`, { cause: error });
  }
};
