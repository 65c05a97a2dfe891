import { createServer } from 'node:net';

/**
 * Systems lend ports from 32768 (Linux) or 49152 (others) upwards to outgoing connections: what is free there now may be
 * some browser's end of a connection in a minute.
 */
const LOWEST = 10_000;
const HIGHEST = 32_000;

/** @param {number} wanted */
const isFree = (wanted) =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => {
      server.close(() => resolve(true));
    });
  });

/**
 * True where nobody listens on any of so many neighbouring ports.
 * @param {number} first
 * @param {number} count
 */
export const areFree = async (first, count) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))).every(Boolean);

/**
 * The first of so many neighbouring ports that nobody listens on, by chance, so that two runs do not meet.
 * @param {number} count
 * @returns {Promise<number>}
 */
export const freePorts = async (count) => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await areFree(first, count)) return first;
  }
  throw new Error(`No ${count} neighbouring ports are free between ${LOWEST} and ${HIGHEST}.`);
};
