import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts the PostgreSQL of a test run; resolves to its address, whose role may create databases. `from` says which one
 * it is: 'TEST_DATABASE_URL', the folder of its programs, or 'embedded'. The server of TEST_DATABASE_URL is used as it
 * is, and never stopped. Our own ends with `stop` or with this process, however that ends: a second process keeps it,
 * which Ctrl+C does not reach.
 * @returns {Promise<{ url: string, from: string, stop: () => Promise<void> }>}
 */
export const startTestDatabase = async () => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, from: 'TEST_DATABASE_URL', stop: () => Promise.resolve() };
  const keeper = fileURLToPath(new URL('keepTestDatabase.mjs', import.meta.url));
  const child = spawn(process.execPath, [keeper], {
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  let line = '';
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => (line += chunk.toString()));
  while (!line.includes('\n')) {
    if (isOver()) throw new Error('There is no PostgreSQL for the tests: why stands above.');
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
  /** @type {unknown} */
  const said = JSON.parse(line);
  const { url, from } = /** @type {{ url: string, from: string }} */ (said);
  return {
    url,
    from,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};
