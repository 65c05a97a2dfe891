import { createSeed } from '#backend/seed.ts';
import { specified, type Prices } from '#domain/coins.ts';
import { randomBytes, toBase64 } from './base64.ts';
import type { SimulationState } from './createSimulation.ts';
import { seedAccounts } from './identity/seedAccounts.ts';

/**
 * True for a stored state that has all tables and columns of this version; the demo's server could not read an older
 * one.
 */
export const isComplete = ({ marketplace }: SimulationState): boolean =>
  Object.entries<readonly object[]>(createSeed(new Date())).every(([table, [delivered = {}]]) => {
    const rows = (marketplace as Partial<Record<string, readonly object[]>>)[table];
    return rows?.every((row) => Object.keys(delivered).every((column) => column in row));
  });

/**
 * Initial state of the demo. Its dates lie around `today`, its amounts of money follow `prices`. `site` is the origin
 * under which its pictures are served; without it, the pictures' addresses are paths.
 */
export const firstState = async (
  today = new Date(),
  prices: Prices = specified,
  site?: string,
): Promise<SimulationState> => {
  const marketplace = createSeed(today, prices, site);
  const accounts = await seedAccounts(marketplace.users);
  return { marketplace, accounts, intents: [], secret: toBase64(randomBytes(32)) };
};
