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
 * The objects that live as long as the page, wired once. `ready` resolves when requests can be answered; painting never waits
 * for it.
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
  /** Key of an upload: of a server that keeps the pictures, for whoever has an account, one of their own (C-67). */
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
  /** The listeners for a change of the simulated server by another tab. */
  const changedElsewhere = new Set<() => unknown>();
  return { config, storage, api, images, cards, bestWorkers, session, changedElsewhere };
};

export type Runtime = ReturnType<typeof createRuntime>;
