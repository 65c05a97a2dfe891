import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildFull, FULL_SITE } from './buildFull.mjs';
import { dataDir, startPostgres } from './embeddedPostgres.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run start:full`: the whole product on a real PostgreSQL, which keeps its data; the server simulates people and
// cards. `-- --port 8080` sets the port; `--once` requests the front page and the database's health, and ends.
const { values } = parseArgs({
  args: argsOf('start:full'),
  options: { port: { type: 'string', default: '8080' }, once: { type: 'boolean', default: false } },
});
const DATABASE = 'taskcoin';

await ensureInstalled();
console.log('Building the client and the server, starting PostgreSQL…');
const [built, postgres] = await Promise.all([
  buildFull(),
  startPostgres({ stopsOnSignal: false, dir: dataDir('postgres') }),
]);
if (built !== 0) {
  await postgres.stop();
  process.exit(1);
}
await postgres.createDatabase(DATABASE).catch(() => {
  // It exists from an earlier run.
});
const url = new URL(postgres.url);
url.pathname = `/${DATABASE}`;
const env = {
  ...process.env,
  DATABASE_URL: url.href,
  SITE_DIR: join(root, FULL_SITE),
  PICTURES_DIR: dataDir('pictures'),
  PORT: values.port,
  LOG_LEVEL: 'warn',
};

const server = spawn(process.execPath, [join(root, 'dist-node/full.mjs'), 'serve', '--simulated'], {
  env,
  stdio: 'inherit',
});
/** @type {Promise<number>} */
const ended = new Promise((resolve) => {
  server.on('close', (code) => {
    resolve(code ?? 1);
  });
});
// Ctrl+C reaches the server too; the database stops after it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));

const site = `http://127.0.0.1:${values.port}`;
const isReady = async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.ok ?? false;
const isRunning = () => server.exitCode === null && server.signalCode === null;
while (isRunning() && !(await isReady())) await setTimeout(200);
const books = `DATABASE_URL=${url.href} npm run server:audit`;
if (isRunning())
  console.log(
    `\n  TaskCoin runs at ${site}\n  Ctrl+C stops it; its data stays in ${dataDir('')}\n  Its books, from another terminal: ${books}\n`,
  );
if (values.once) {
  const page = await fetch(site);
  const isWhole = page.ok && page.headers.has('content-security-policy');
  server.kill('SIGTERM');
  process.exitCode = (await ended) === 0 && isWhole ? 0 : 1;
} else process.exitCode = await ended;
await postgres.stop();
