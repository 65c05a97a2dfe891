import sql from 'sql-template-tag';
import type { Ask } from '../postgres/connection.ts';

/**
 * Order with the payment and the ledger row that belong to it; null for what does not exist. `cents` is the price of
 * the order, and `coins` what it buys.
 */
export type Purchase = {
  readonly order: string;
  /** Payment intent that the order's row names; '' if the server stopped before storing it. */
  readonly intent: string;
  readonly cents: number;
  readonly coins: number;
  /** Payment intent of the charge for which the coins were credited. */
  readonly payment: string | null;
  /** Price that was paid, in cents. */
  readonly cost: number | null;
  /** Coins of the order in the ledger. */
  readonly booked: number | null;
};

/** Orders placed or paid since a moment, and those with the ids `orders`. */
export const purchasesIn = (ask: Ask, since: Date, orders: readonly string[]): Promise<Purchase[]> => {
  const moment = sql`${since.toISOString()}::timestamptz`;
  return ask<Purchase>(sql`
    SELECT orders._id AS order, orders.intent, orders.cents, orders.coins, payments._id AS payment, payments.cost,
      ledger.amount AS booked
    FROM orders LEFT JOIN payments ON payments.order_id = orders._id
      LEFT JOIN ledger ON ledger.key = 'payment:' || orders._id
    WHERE orders.created_at >= ${moment} OR payments.created_at >= ${moment} OR orders._id = ANY(${orders})
    ORDER BY orders.created_at, orders._id`);
};

/**
 * Number of purchases between 24 hours and one hour ago; 0 if the card company has sent an event within these 24 hours.
 * Above 0, its events do not seem to arrive.
 */
export const salesInSilence = async (ask: Ask, now: Date): Promise<number> => {
  const before = (hours: number) => sql`${new Date(now.getTime() - hours * HOUR).toISOString()}::timestamptz`;
  const [found] = await ask<{ sales: number }>(sql`
    SELECT count(*) AS sales FROM payments
    WHERE created_at BETWEEN ${before(24)} AND ${before(1)}
      AND NOT EXISTS (SELECT FROM events WHERE created_at >= ${before(24)})`);
  return found?.sales ?? 0;
};

const HOUR = 3_600_000;
