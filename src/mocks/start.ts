import type { HttpHandler } from 'msw';
import type { Prices } from '#domain/coins.ts';
import type { Config } from '#runtime/config.ts';
import { createBooks, createRemoteBooks } from './cards/createBooks.ts';
import { installStripe } from './cards/installStripe.ts';
import { EVENTS_EVERY } from './cards/sendEvents.ts';
import { createHandlers, imageHandlers } from './createHandlers.ts';
import { createSimulation } from './createSimulation.ts';
import { firstState, isComplete } from './firstState.ts';
import { installGapi } from './identity/installGapi.ts';
import { createSimulatedImageHost } from './images/createSimulatedImageHost.ts';
import { keep, openShelf, replaceShelf, webLock } from './persistence/keep.ts';
import { createShelf } from './persistence/shelf.ts';
import { hearTabs, tellTabs } from './persistence/tabs.ts';
import { wakeWorker } from './wakeWorker.ts';

/** Initial state with pictures of this site, whose URLs are absolute, like those of any image host (C-59). */
const firstStateHere = (prices: Prices) => () => firstState(new Date(), prices, location.origin);

/** Milliseconds that a simulated charge takes. */
const CARD_TAKES = 600;

/**
 * Starts the simulated services that the configuration names. Resolves when they answer requests. Rejects with {@link
 * SimulationUnavailable} when the browser has no service workers, as on pages without TLS. `onChangedElsewhere` is
 * called when another tab has changed the state.
 */
export const startSimulation = async (config: Config, onChangedElsewhere = () => {}): Promise<void> => {
  if (!('serviceWorker' in navigator)) throw new SimulationUnavailable('This browser offers no service workers here');
  if (config.simulate.includes('identity')) installGapi(window);
  // The product's own server then simulates identity and cards, at the same paths as the service worker.
  if (config.simulatedBy === 'server') {
    if (config.simulate.includes('cards')) installStripe(window, createRemoteBooks(CARD_TAKES));
    if (config.simulate.includes('images'))
      await startWorker(imageHandlers(createSimulatedImageHost(), location.origin));
    return;
  }
  const shelf = await createShelf();
  const { version, state } = await openShelf(shelf, webLock, firstStateHere(config.prices), isComplete);
  const simulation = createSimulation(state, {
    realIdentity: !config.simulate.includes('identity'),
    prices: config.prices,
  });
  hearTabs({
    changed: onChangedElsewhere,
    reset: () => location.reload(),
  });
  const alone = keep(simulation, shelf, webLock, version, () => tellTabs('changed'));
  if (config.simulate.includes('cards')) {
    const { intents, sendEvents } = simulation;
    installStripe(window, createBooks({ intents, alone, adopts: !config.demo, latency: CARD_TAKES }));
    setInterval(() => {
      if (intents.events().length > 0) void alone(sendEvents).catch(console.error);
    }, EVENTS_EVERY);
  }
  await startWorker(createHandlers(simulation, { ...config, origin: location.origin, alone }));
};

const startWorker = async (handlers: readonly HttpHandler[]): Promise<void> => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(...handlers);
  try {
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    });
  } catch (cause) {
    throw new SimulationUnavailable('The service worker could not be started', { cause });
  }
  wakeWorker();
};

/**
 * Resets marketplace and accounts to the initial state, and makes other tabs reload. The caller signs out before and
 * reloads after it.
 */
export const resetSimulation = async (prices: Prices): Promise<void> => {
  await replaceShelf(await createShelf(), webLock, firstStateHere(prices));
  tellTabs('reset');
};

/** Error thrown when the browser has no usable service worker. The page NoServiceWorker is then shown (main.tsx). */
class SimulationUnavailable extends Error {
  override readonly name = 'SimulationUnavailable';
}
