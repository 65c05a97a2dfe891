import type { Env } from '../runCommand.ts';
import { isTypeface } from './createPage.ts';

/** Owner's settings for receipts and statements. */
export type ReceiptSettings = {
  /** Company's name and address, which the first line shows. */
  from: string;
  /** Path of a typeface (TTF, OTF or WOFF) for letters that ours lack; undefined if they become question marks. */
  typeface: string | undefined;
};

/** Settings from the environment. Calls `say` with a sentence about a typeface that cannot be read. */
export const readReceipts = (env: Env, say: (problem: string) => void): ReceiptSettings => {
  const typeface = env.RECEIPT_TYPEFACE?.trim() || undefined;
  if (typeface !== undefined && !isTypeface(typeface))
    say(`RECEIPT_TYPEFACE is no typeface that can be read (TTF, OTF or WOFF): ${typeface}.`);
  return { from: env.RECEIPT_FROM?.trim() || 'TaskCoin', typeface };
};
