import { emptySnapshot } from '#backend/store/memoryState.ts';
import { createHandlers } from '#mocks/createHandlers.ts';
import { createSimulation, type SimulationState } from '#mocks/createSimulation.ts';
import { companies } from '#runtime/config.ts';
import { lastingState } from './lastingState.ts';

export type TestMarketplaceOptions = {
  /** Initial state, by default the seeded demo. */
  state?: SimulationState;
  /** Path of the product's own server. */
  apiUrl?: string;
  /** Origin of the product, by default the test page's. */
  origin?: string;
  /** Option of createIdentityProvider. */
  enumerationProtection?: boolean;
};

/** State without users, tasks and accounts. */
export const emptyState: SimulationState = {
  marketplace: emptySnapshot,
  accounts: [],
  intents: [],
  secret: btoa('a secret for tests, 32 bytes long'),
};

let seeded: Promise<SimulationState> | undefined;
/** Seeded state, created once per test file, as hashing is slow by design; states are immutable. */
const seededState = () => (seeded ??= lastingState('2025-06-16T09:00:00Z'));

/**
 * New marketplace for one test: `handlers` for MSW, and the stores behind them. The demo's users sign in with
 * DEMO_PASSWORD.
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
