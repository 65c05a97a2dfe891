import { createServer } from 'node:net';

/**
 * Lowest port to choose. The range up to HIGHEST lies below the ports for outgoing connections, from 32768 (Linux) or
 * 49152: a port there may be taken at any time.
 */
const LOWEST = 10_000;
const HIGHEST = 32_000;

/**
 * True when a port is not in use.
 * @param {number} wanted
 */
const isFree = (wanted) =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => {
      server.close(() => resolve(true));
    });
  });

/**
 * True when none of `count` consecutive ports is in use.
 * @param {number} first
 * @param {number} count
 */
export const areFree = async (first, count) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))).every(Boolean);

/**
 * First of `count` consecutive free ports, at random, so that parallel runs do not collide.
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
