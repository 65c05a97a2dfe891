import type { Env } from '../runCommand.ts';

/**
 * Days that personal values are kept, 0 for good. `numbers` are those of settled requests, `closed` the accounts that an
 * admin has closed, and `networks` those that accounts were made from.
 */
export type Retention = { readonly numbers: number; readonly closed: number; readonly networks: number };

/** Days in which a closed account can still be restored. */
const RESTORABLE = 30;

const usual = { numbers: 400, closed: 90, networks: 90 } as const satisfies Retention;

/** Settings of the environment, with a sentence for each that is wrong. */
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
