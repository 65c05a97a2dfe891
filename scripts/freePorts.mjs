import { createServer } from 'node:net';

/**
 * Listens for a moment; port 0 is any.
 * @param {number} wanted
 * @returns {Promise<number | undefined>} the port, undefined where somebody else has it
 */
const tryPort = (wanted) =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => resolve(port));
    });
  });

/**
 * The first of so many neighbouring ports that nobody listens on now.
 * @param {number} count
 * @returns {Promise<number>}
 */
export const freePorts = async (count) => {
  for (;;) {
    const first = await tryPort(0);
    if (first === undefined) throw new Error('no port');
    const rest = await Promise.all(Array.from({ length: count - 1 }, (_, index) => tryPort(first + 1 + index)));
    if (rest.every((port) => port !== undefined)) return first;
  }
};
