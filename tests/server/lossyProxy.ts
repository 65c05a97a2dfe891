import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Proxy between a store and its database that breaks the connection at the next COMMIT, once. It breaks 'before' the
 * database receives it, or 'after', which loses only the response. `url` is the database's address through the proxy.
 */
export const lossyProxy = async (database: string) => {
  const target = new URL(database);
  let breaks: 'before' | 'after' | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const hangUp = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) sockets.add(socket.on('error', hangUp).on('close', hangUp));
    let isLast = false;
    near.on('data', (sent) => {
      const breaking = sent.includes('COMMIT\0') ? breaks : undefined;
      if (breaking) breaks = undefined;
      isLast = breaking === 'after';
      if (breaking === 'before') hangUp();
      else far.write(sent);
    });
    far.on('data', (answer) => (isLast ? hangUp() : near.write(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    breakAtCommit: (when: 'before' | 'after') => {
      breaks = when;
    },
  };
};
