import { createApi } from '#api/createApi.ts';
import { onUserLeft } from '#authProvider/onUserLeft.ts';
import { createSession } from '#authProvider/createSession.ts';
import { forgetPurchaseSecrets } from '#services/purchaseSecrets.ts';
import { drawPicturesFrom } from '#security/imageAddress.ts';
import { createBestWorkers } from '#services/createBestWorkers.ts';
import { createFirebaseIdentity } from '#services/createFirebaseIdentity.ts';
import type { Images } from '#services/images.ts';
import { createStorage } from '#services/storage.ts';
import { createStripeCards } from '#services/createStripeCards.ts';
import { plainHosts, type Config } from './config.ts';

/**
 * Creates the objects that live as long as the page, and connects them: server calls, session, storage and outside
 * companies. Requests wait for `ready`; rendering does not.
 */
export const createRuntime = (config: Config, ready: Promise<unknown>) => {
  drawPicturesFrom(plainHosts(config));
  const storage = createStorage();
  const identity = createFirebaseIdentity({ config: config.firebase, emulatorUrl: config.firebaseEmulatorUrl, ready });
  const cards = createStripeCards({ key: config.stripeKey, simulated: config.simulate.includes('cards'), ready });
  const api = createApi({
    baseUrl: config.apiUrl,
    token: () => session.token(),
    onUnauthorized: () => session.expire(),
    ready,
  });
  const originHere = (address: string) => new URL(address, location.origin).origin;
  /**
   * Key for an upload of a picture. If our server keeps the pictures and announces `uploads` (C-67), a signed-in user
   * gets a temporary key from it; otherwise the configured key is used.
   */
  const uploadKey = async (signal?: AbortSignal): Promise<string> => {
    const { record, extras } = session.state();
    const isServers = originHere(config.images.url) === originHere(config.apiUrl);
    if (!record || !isServers || !extras.includes('uploads')) return config.images.key;
    return (await api({ signal }).createUploadKey()).key;
  };
  const images: Images = {
    upload: async (...file) => {
      const { createImageHost } = await import('#services/createImageHost.ts');
      return createImageHost({ url: config.images.url, key: uploadKey, ready }).upload(...file);
    },
  };
  const bestWorkers = createBestWorkers((signal) => api({ signal }).listBestWorkers());
  const session = createSession({ identity, api, storage, prices: config.prices });
  onUserLeft(session, () => forgetPurchaseSecrets(storage));
  /** Listeners that are called when another tab has changed the simulated server's state. */
  const changedElsewhere = new Set<() => unknown>();
  return { config, storage, api, images, cards, bestWorkers, session, changedElsewhere };
};

export type Runtime = ReturnType<typeof createRuntime>;
