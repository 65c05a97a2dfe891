import sql from 'sql-template-tag';
import type { RefundStatus } from '#domain/purchases.ts';
import type { Ask } from '../postgres/connection.ts';

/** Purchase with its refunds and disputes in the books. */
export type BookedReturns = {
  readonly intent: string;
  readonly coins: number;
  readonly cost: number;
  /** Coins that followed the money, by the ledger. */
  readonly followed: number;
  /** `id` is our row's, and `refund` the company's, '' where it has not answered. */
  readonly refunds: readonly { id: string; refund: string; cents: number; status: RefundStatus }[];
  readonly disputes: readonly { id: string; cents: number; status: string; due: string }[];
};

/** Purchases with a refund or dispute since a moment, or one that is not over, and those that are named. */
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
