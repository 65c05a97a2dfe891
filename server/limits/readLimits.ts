import { usualLimits, type LimitTable } from '#backend/limits.ts';
import type { Env } from '../runCommand.ts';

/**
 * Returns the usual limits of calls, multiplied by the variable LIMITS (1 by default). The factor 0 returns undefined,
 * which means no limits. `say` gets a sentence if the variable is wrong.
 */
export const readLimits = (env: Env, say: (problem: string) => void): LimitTable | undefined => {
  const text = env.LIMITS?.trim() || '1';
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text)) say(`LIMITS is no number: ${text}.`);
  const times = Number(text);
  if (times === 0) return undefined;
  const scaled = (calls: number) => Math.ceil(calls * times);
  const rows = Object.entries(usualLimits).map(([name, { account, network, seconds }]) => [
    name,
    { account: scaled(account), network: scaled(network), seconds },
  ]);
  return Object.fromEntries(rows) as LimitTable;
};
