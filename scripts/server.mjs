import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildServer } from './buildServer.mjs';
import { startPostgres } from './embeddedPostgres.mjs';
import { freePorts } from './freePorts.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run server`: the production server on the PostgreSQL of DATABASE_URL (docs/server.md). `-- migrate`, `-- audit`
// and `-- admin ada@example.com` run these commands instead; `-- seed` fills a database with simulated people. `--
// --once` runs most of it on a temporary database, and ends.
const args = argsOf('server');
const isSeed = args[0] === 'seed';

/**
 * Starts the built server with a command and its arguments.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
const start = (command, env) =>
  spawn(process.execPath, [join(root, isSeed ? 'dist-node/full.mjs' : 'dist-node/server.mjs'), ...command], {
    env,
    stdio: 'inherit',
  });
/**
 * Exit code of a program, once it has ended.
 * @param {ReturnType<typeof start>} child
 * @returns {Promise<number>}
 */
const endOf = (child) => new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));

const once = async () => {
  const postgres = await startPostgres();
  const port = await freePorts(1);
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    FIREBASE_PROJECT_ID: 'taskcoin-once',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'http://localhost',
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  try {
    if ((await endOf(start(['migrate'], env))) !== 0) return 1;
    const server = start([], env);
    const ended = endOf(server);
    const isRunning = () => server.exitCode === null && server.signalCode === null;
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false;
    while (isRunning() && !(await isReady())) await setTimeout(100);
    server.kill('SIGTERM');
    return (await ended) || (await endOf(start(['audit'], env)));
  } finally {
    await postgres.stop();
  }
};

await ensureInstalled();
process.exitCode = await buildServer(isSeed ? 'full' : 'server');
if (process.exitCode === 0) {
  // Ctrl+C reaches the server too, which finishes open requests.
  process.on('SIGINT', () => {});
  const command = () => {
    const child = start(isSeed ? ['seed', '--simulated'] : args, process.env);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    return endOf(child);
  };
  process.exitCode = await (args.includes('--once') ? once() : command());
}
