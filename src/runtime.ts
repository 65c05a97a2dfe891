import { createApi } from './api/createApi.ts';
import { readToken } from './authProvider/accessToken.ts';
import { createSession } from './authProvider/session.ts';
import type { Config } from './config.ts';
import { createQueryClient } from './queryClient.ts';
import { createFirebaseIdentity } from './services/firebaseIdentity.ts';
import { createImageHost } from './services/imageHost.ts';
import { createStorage } from './services/storage.ts';

/**
 * Everything that lives as long as the page, wired once. `ready` resolves when requests can be answered; paint never
 * waits for it.
 */
export const createRuntime = (config: Config, ready: Promise<unknown>) => {
  const storage = createStorage();
  const queryClient = createQueryClient();
  const identity = createFirebaseIdentity({ config: config.firebase, emulatorUrl: config.firebaseEmulatorUrl, ready });
  const images = createImageHost({ ...config.images, ready });
  const api = createApi({
    baseUrl: config.apiUrl,
    token: () => readToken(storage),
    onUnauthorized: () => {
      session.expire();
    },
    ready,
  });
  const session = createSession({ identity, api, storage });
  forgetOnIdentityChange(session, () => {
    queryClient.clear();
  });
  return { config, storage, queryClient, api, images, session };
};

export type Runtime = ReturnType<typeof createRuntime>;

/** What one user saw is never shown to the next: react-admin would keep lists and permissions. */
const forgetOnIdentityChange = (session: Runtime['session'], forget: () => void) => {
  let email = session.state().user?.email;
  session.subscribe(() => {
    const now = session.state().user?.email;
    if (now !== email) forget();
    email = now;
  });
};
