import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts the PostgreSQL of a run of tests, and resolves with its address, with the right to make databases, and where it is from:
 * the server that TEST_DATABASE_URL names, which is nobody's to stop; else one of our own. Name it in TEST_DATABASE_URL to all
 * that the run starts, and one server is enough. Our own is gone after `stop`, and when this process ends, however it does:
 * another one keeps it, which Ctrl+C does not reach and which sees the end of ours.
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
