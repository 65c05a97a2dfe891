import { createApi } from './api/createApi.ts';
import { readToken } from './authProvider/accessToken.ts';
import { createSession } from './authProvider/session.ts';
import type { Config } from './config.ts';
import { forgetPurchaseSecrets } from './dataProvider/purchases/purchaseSecrets.ts';
import { createQueryClient } from './queryClient.ts';
import { createBestWorkers } from './services/bestWorkers.ts';
import { createFirebaseIdentity } from './services/firebaseIdentity.ts';
import { createImageHost } from './services/imageHost.ts';
import { createStorage } from './services/storage.ts';
import { createStripeCards } from './services/stripeCards.ts';

/**
 * Everything that lives as long as the page, wired once. `ready` resolves when requests can be answered; paint never
 * waits for it.
 */
export const createRuntime = (config: Config, ready: Promise<unknown>) => {
  const storage = createStorage();
  const queryClient = createQueryClient();
  const identity = createFirebaseIdentity({ config: config.firebase, emulatorUrl: config.firebaseEmulatorUrl, ready });
  const images = createImageHost({ ...config.images, ready });
  const cards = createStripeCards({ key: config.stripeKey, simulated: config.simulate.has('cards'), ready });
  const api = createApi({
    baseUrl: config.apiUrl,
    token: () => readToken(storage),
    onUnauthorized: () => {
      session.expire();
    },
    ready,
  });
  const bestWorkers = createBestWorkers((signal) => api({ signal }).listBestWorkers());
  const session = createSession({ identity, api, storage });
  forgetOnIdentityChange(session, (before) => {
    queryClient.clear();
    if (before !== undefined) forgetPurchaseSecrets(storage);
  });
  return { config, storage, queryClient, api, images, cards, bestWorkers, session };
};

export type Runtime = ReturnType<typeof createRuntime>;

/** What one user saw is never shown to the next: react-admin would keep lists and permissions. */
const forgetOnIdentityChange = (session: Runtime['session'], forget: (before: string | undefined) => void) => {
  let email = session.state().user?.email;
  session.subscribe(() => {
    const now = session.state().user?.email;
    const before = email;
    email = now;
    if (now !== before) forget(before);
  });
};
