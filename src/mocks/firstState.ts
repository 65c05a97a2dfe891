import { createSeed } from '#backend/seed.ts';
import { randomBytes, toBase64 } from './base64.ts';
import type { SimulationState } from './createSimulation.ts';
import { seedAccounts } from './identity/seedAccounts.ts';

/** The demo as it is delivered. */
export const firstState = async (today = new Date()): Promise<SimulationState> => {
  const marketplace = createSeed(today);
  const accounts = await seedAccounts(marketplace.users);
  return { marketplace, accounts, intents: [], secret: toBase64(randomBytes(32)) };
};
