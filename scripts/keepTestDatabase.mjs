import { Client } from 'pg';
import { startPostgres } from './embeddedPostgres.mjs';
import { findPostgres, startOwnPostgres } from './ownPostgres.mjs';

// Process that keeps the PostgreSQL of a test run (testDatabase.mjs): it prints the address, and stops the server when
// its standard input ends, as it does when the parent is gone. TEST_POSTGRES names the folder of the server's programs,
// or 'embedded' for the npm package.

/**
 * Settings of a server for tests: data need not survive the system, and deadlocks, which tests cause on purpose, are
 * found faster.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  deadlock_timeout: '100ms',
};

/**
 * True when the server has what the migrations need: some distributions lack pg_trgm.
 * @param {string} connectionString
 */
const isComplete = async (connectionString) => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rowCount } = await client
    .query(
      `SELECT FROM pg_available_extensions WHERE name = 'pg_trgm' AND EXISTS (SELECT FROM pg_collation WHERE collprovider = 'i')`,
    )
    .finally(() => client.end());
  return rowCount === 1;
};

const startOwn = async () => {
  const chosen = process.env.TEST_POSTGRES;
  const programs = chosen === 'embedded' ? undefined : (chosen ?? findPostgres());
  if (programs === undefined) return undefined;
  try {
    const server = await startOwnPostgres(programs, settings);
    if (await isComplete(server.url).catch(() => false)) return { ...server, from: programs };
    await server.stop();
    console.error(`PostgreSQL in ${programs} lacks pg_trgm or ICU: the tests take the embedded one.`);
  } catch (error) {
    if (chosen !== undefined) throw error;
    console.error(`${String(error)}\nThe tests take the embedded one.`);
  }
  return undefined;
};

const { url, from, stop } = (await startOwn()) ?? {
  ...(await startPostgres({ settings, stopsOnSignal: false })),
  from: 'embedded',
};
// The parent may be gone: writing to it is no error, and the end of the input is read below.
process.stdout.on('error', () => {});
process.stdout.write(`${JSON.stringify({ url, from })}\n`);
await new Promise((resolve) => {
  process.stdin.on('end', resolve).on('error', resolve).resume();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, resolve);
});
await stop();
process.exit();
