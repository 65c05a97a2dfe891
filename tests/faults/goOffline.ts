import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { server } from '#tests/support/server.ts';

/** Makes the browser offline, so that no call arrives. Returns a function that ends this. */
export const goOffline = (): (() => void) => {
  let online = false;
  const tell = () => {
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  server.use(http.all('*', () => (online ? undefined : HttpResponse.error())));
  tell();
  return () => {
    online = true;
    tell();
  };
};
