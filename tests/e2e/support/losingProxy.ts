import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Proxy in front of the server at `site` that loses responses. `lose` resets the connection of the next `count` POSTs
 * to a path, each after the server has responded. `answersTo` returns the server's responses to all POSTs to a path.
 */
export const losingProxy = async (site: string) => {
  let losses = { path: '', left: 0 };
  const answers: { path: string; text: string }[] = [];
  const proxy: Server = createServer((near, answer) => {
    const { method = 'GET', url: path = '/', headers } = near;
    const loses = method === 'POST' && path === losses.path && losses.left-- > 0;
    const far = request(new URL(path, site), { method, headers }, (heard) => {
      const text: Buffer[] = [];
      heard.on('data', (part: Buffer) => text.push(part));
      heard.on('end', () => {
        if (method === 'POST') answers.push({ path, text: Buffer.concat(text).toString() });
        if (loses) near.socket.resetAndDestroy();
        else answer.writeHead(heard.statusCode ?? 502, heard.headers).end(Buffer.concat(text));
      });
    });
    far.on('error', () => near.socket.destroy());
    near.pipe(far);
  });
  proxy.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    lose: (path: string, count: number) => {
      losses = { path, left: count };
    },
    answersTo: (path: string) => answers.filter((one) => one.path === path).map(({ text }) => text),
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};
