import { createSeed } from '#backend/seed.ts';
import { randomBytes, toBase64 } from './base64.ts';
import type { SimulationState } from './createSimulation.ts';
import { seedAccounts } from './identity/seedAccounts.ts';

/**
 * Whether a kept demo has every table and column that today's has. One from before a change of them is not usable: its rows
 * would lack what the server reads.
 */
export const isComplete = ({ marketplace }: SimulationState): boolean =>
  Object.entries<readonly object[]>(createSeed(new Date())).every(([table, [delivered = {}]]) => {
    const rows = (marketplace as Partial<Record<string, readonly object[]>>)[table];
    return rows?.every((row) => Object.keys(delivered).every((column) => column in row));
  });

/** The demo as it is delivered. */
export const firstState = async (today = new Date()): Promise<SimulationState> => {
  const marketplace = createSeed(today);
  const accounts = await seedAccounts(marketplace.users);
  return { marketplace, accounts, intents: [], secret: toBase64(randomBytes(32)) };
};
