import { Agent, request } from 'node:http';

/** Number of connections of each side. */
export const LANES = 10;

export type Sent = { method: string; path: string; token: string; body?: object };

/** Jobs a second, over all lanes. */
export const perSecond = async <J>(jobs: readonly J[], work: (job: J, lane: number) => Promise<unknown>) => {
  const left = [...jobs];
  const began = performance.now();
  const lane = async (_: unknown, place: number) => {
    for (let next = left.pop(); next; next = left.pop()) await work(next, place);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return (jobs.length / (performance.now() - began)) * 1000;
};

/**
 * Sender of requests by node's own client with kept connections, as fetch takes longer than the server. Resolves to the
 * status.
 */
export const statusOverHttp = (url: string, sockets = LANES, keepAlive = true) => {
  const agent = new Agent({ keepAlive, maxSockets: sockets });
  return ({ method, path, token, body }: Sent): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = request(url + path, { method, agent, headers }, (answer) => {
        answer
          .resume()
          .on('error', reject)
          .on('end', () => {
            resolve(answer.statusCode ?? 0);
          });
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
};

/** Sender of requests that must succeed. */
export const overHttp = (url: string) => {
  const send = statusOverHttp(url);
  return async (sent: Sent): Promise<void> => {
    const status = await send(sent);
    if (status !== 200) throw new Error(`${sent.path} answered with ${String(status)}`);
  };
};
