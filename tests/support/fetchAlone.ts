/**
 * `fetch` over a connection of its own. A server closes one that is kept after some seconds: on a slow machine in the very moment
 * in which the next request takes it, which then fails.
 */
export const fetchAlone = (address: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(address, { ...init, headers });
};
