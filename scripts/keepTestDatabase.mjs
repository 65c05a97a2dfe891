import { Client } from 'pg';
import { startPostgres } from './embeddedPostgres.mjs';
import { findPostgres, startOwnPostgres } from './ownPostgres.mjs';

// The process that keeps the PostgreSQL of a run of tests (testDatabase.mjs): it prints the address, and stops the server when its
// standard input ends, as that of every process does whose parent is gone. TEST_POSTGRES names the folder of the server's programs
// in place of the one that is found, or is 'embedded' for those out of the npm package.

/**
 * What the system has in memory outlives a killed server, and nothing here has to outlive the system. Transactions that wait for
 * each other, which the tests bring about on purpose, are found in less than the usual second.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  deadlock_timeout: '100ms',
};

/** @param {string} connectionString whether all is there that the migrations need: some packages of a server lack pg_trgm */
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
// Whoever asked may be gone by now: what is said to nobody is no error, and the end of the input is read below.
process.stdout.on('error', () => {});
process.stdout.write(`${JSON.stringify({ url, from })}\n`);
await new Promise((resolve) => {
  process.stdin.on('end', resolve).on('error', resolve).resume();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, resolve);
});
await stop();
process.exit();
