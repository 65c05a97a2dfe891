import type { Env } from '../runCommand.ts';

/**
 * Days for which personal values are kept; 0 means for good. `numbers` is for account numbers of settled withdrawals,
 * `closed` for accounts that an admin has closed, `networks` for networks that accounts were made from.
 */
export type Retention = { readonly numbers: number; readonly closed: number; readonly networks: number };

/** Days in which a closed account can still be restored: it may not be erased earlier. */
const RESTORABLE = 30;

const usual = { numbers: 400, closed: 90, networks: 90 } as const satisfies Retention;

/** Reads the days of retention; `problem` gets a sentence for each that is wrong. */
export const readRetention = (env: Env, problem: (sentence: string) => void): Retention => {
  const daysIn = (name: string, standard: number, least = 1): number => {
    const text = env[name]?.trim() || String(standard);
    const days = Number(text);
    if (!/^\d{1,5}$/.test(text)) problem(`${name} is no whole number of days: ${text}.`);
    else if (days > 0 && days < least) problem(`${name} is too small: ${String(least)} at least, or 0 for good.`);
    return days;
  };
  return {
    numbers: daysIn('KEEP_NUMBERS_DAYS', usual.numbers),
    closed: daysIn('KEEP_CLOSED_DAYS', usual.closed, RESTORABLE),
    networks: daysIn('KEEP_NETWORKS_DAYS', usual.networks),
  };
};
