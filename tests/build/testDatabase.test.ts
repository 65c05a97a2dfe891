/** @module-tag thorough */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '#server/postgres/migrate.ts';
import { createDatabase } from '#tests/support/administer.ts';
import { until } from '#tests/support/until.ts';
import { findPostgres } from '../../scripts/ownPostgres.mjs';
import { startTestDatabase } from '../../scripts/testDatabase.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Folder of a server's files, or undefined if no server answers. */
const folderOf = async (connectionString: string): Promise<string | undefined> => {
  const client = new Client({ connectionString });
  // A server that stops ends the connection after the query was answered, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
};

const isThere = async (url: string, folder: string) => (await folderOf(url)) !== undefined || existsSync(folder);

const own = findPostgres();
/** Kinds of PostgreSQL that this machine can start. */
const kinds = ['embedded', ...(own === undefined ? [] : [own])];

describe.each(kinds)('the database for tests: %s', (kind) => {
  it('takes the product’s tables, and is gone when it has been stopped', async () => {
    vi.stubEnv('TEST_DATABASE_URL', '');
    vi.stubEnv('TEST_POSTGRES', kind);
    const { url, from, stop } = await startTestDatabase();
    expect(from).toBe(kind);
    const folder = (await folderOf(url)) ?? expect.fail('it does not answer');
    const database = await createDatabase(url);
    expect(await migrate({ connectionString: database.url })).not.toEqual([]);
    await stop();
    expect(await isThere(url, folder)).toBe(false);
  });

  it.each(['SIGINT', 'SIGKILL'] as const)('is gone after a run that %s ends', async (signal) => {
    const script = join(import.meta.dirname, '../../scripts/testDatabase.mjs');
    const code = `const { startTestDatabase } = await import(${JSON.stringify(script)}); console.log((await startTestDatabase()).url);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TEST_DATABASE_URL: '', TEST_POSTGRES: kind },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    await until(() => printed.includes('\n'));
    const url = printed.trim();
    const folder = (await folderOf(url)) ?? expect.fail('it does not answer');
    child.kill(signal);
    await until(async () => !(await isThere(url, folder)));
  });
});

it('a server that TEST_DATABASE_URL names is taken as it is', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://ada@127.0.0.1/ada');
  const { url, stop } = await startTestDatabase();
  await stop();
  expect(url).toBe('postgres://ada@127.0.0.1/ada');
});
