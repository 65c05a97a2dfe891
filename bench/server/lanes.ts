import { Agent, request } from 'node:http';

/** Number of connections, and so of concurrent calls, of each side. */
export const LANES = 10;

/** Request to send, with the caller's access token. */
export type Sent = { method: string; path: string; token: string; body?: object };

/** Number of jobs that `work` does in a second, over all {@link LANES}; `lane` is the connection's number from 0. */
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
 * Creates a sender of requests by node's own client, as fetch takes longer than the server. It resolves to the status.
 * At most `sockets` requests are open at a time; with `keepAlive`, connections are kept.
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

/** Creates a sender of requests, which throws unless the status is 200. */
export const overHttp = (url: string) => {
  const send = statusOverHttp(url);
  return async (sent: Sent): Promise<void> => {
    const status = await send(sent);
    if (status !== 200) throw new Error(`${sent.path} answered with ${String(status)}`);
  };
};
