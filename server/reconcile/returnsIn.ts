import sql from 'sql-template-tag';
import type { RefundStatus } from '#domain/purchases.ts';
import type { Ask } from '../postgres/connection.ts';

/** Purchase as the database has it, with its refunds and disputes; `cost` and all `cents` are in cents. */
export type BookedReturns = {
  readonly intent: string;
  readonly coins: number;
  readonly cost: number;
  /** Coins taken from the buyer for refunds and disputes, less those given back, by the ledger. */
  readonly followed: number;
  /** Refunds: `id` is the row's in our table, `refund` the card company's id, '' until it has responded. */
  readonly refunds: readonly { id: string; refund: string; cents: number; status: RefundStatus }[];
  /** Disputes, with the card company's `status`; `due` is the time until which the company takes evidence. */
  readonly disputes: readonly { id: string; cents: number; status: string; due: string }[];
};

/**
 * Reads purchases with a refund or dispute that was made since a moment or is still open, and those with the payment
 * intents `intents`.
 */
export const returnsIn = (ask: Ask, since: Date, intents: readonly string[]): Promise<BookedReturns[]> => {
  const moment = sql`${since.toISOString()}::timestamptz`;
  return ask<BookedReturns>(sql`
    SELECT payments._id AS intent, coins, cost, followed.coins_then AS followed,
      (SELECT coalesce(json_agg(json_build_object(
        'id', _id, 'refund', refund, 'cents', cents, 'status', status) ORDER BY created_at, _id), '[]')
        FROM refunds WHERE payment_id = payments._id) AS refunds,
      (SELECT coalesce(json_agg(json_build_object(
        'id', _id, 'cents', cents, 'status', status, 'due', due) ORDER BY created_at, _id), '[]')
        FROM disputes WHERE payment_id = payments._id) AS disputes
    FROM payments CROSS JOIN LATERAL (
      SELECT coalesce(sum(sign * amount), 0) AS coins_then
      FROM (
        SELECT _id FROM refunds WHERE payment_id = payments._id
        UNION ALL SELECT _id FROM disputes WHERE payment_id = payments._id
      ) AS sources CROSS JOIN (VALUES ('taken', 1), ('owed', 1), ('returned', -1)) AS kinds (kind, sign)
        JOIN ledger ON key > kind || ':' || sources._id || ':' AND key < kind || ':' || sources._id || ';'
    ) AS followed
    WHERE payments._id IN (
      SELECT payment_id FROM refunds WHERE created_at >= ${moment} OR status IN ('asked', 'pending')
      UNION SELECT payment_id FROM disputes WHERE created_at >= ${moment} OR status NOT IN ('won', 'lost', 'warning_closed')
      UNION SELECT unnest(${intents}::text[])
    )
    ORDER BY payments.created_at, payments._id`);
};
