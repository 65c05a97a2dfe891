import { emptySnapshot } from '#backend/store/memoryState.ts';
import { createHandlers } from '#mocks/createHandlers.ts';
import { createSimulation, type SimulationState } from '#mocks/createSimulation.ts';
import { companies } from '#runtime/config.ts';
import { lastingState } from './lastingState.ts';

export type TestMarketplaceOptions = {
  /** What it starts from; by default the seeded demo. */
  state?: SimulationState;
  /** The path of the product's own server. */
  apiUrl?: string;
  /** Where the product is served from; by default the test page's own origin. */
  origin?: string;
  enumerationProtection?: boolean;
};

/** A marketplace without people, tasks or accounts. */
export const emptyState: SimulationState = {
  marketplace: emptySnapshot,
  accounts: [],
  intents: [],
  secret: btoa('a secret for tests, 32 bytes long'),
};

let seeded: Promise<SimulationState> | undefined;
/** Made once for a test file, as hashing is slow on purpose; states are never changed in place. */
const seededState = () => (seeded ??= lastingState('2025-06-16T09:00:00Z'));

/**
 * The whole marketplace for one test: `handlers` for MSW, and the stores behind them to prepare and to look at.
 * Everything is fresh with each call. The demo people can sign in with DEMO_PASSWORD.
 */
export const createTestMarketplace = async ({
  state,
  apiUrl = '/api',
  origin = location.origin,
  ...options
}: TestMarketplaceOptions = {}) => {
  const simulation = createSimulation(state ?? (await seededState()), options);
  const handlers = createHandlers(simulation, { origin, apiUrl, demo: true, simulate: companies });
  const { store, accounts, intents } = simulation;
  return { simulation, handlers, store, accounts, intents };
};
