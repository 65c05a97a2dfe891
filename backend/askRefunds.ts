import { followMoney, lockPayment } from './bookReturns.ts';
import { followPurchase, type Follower } from './followPurchase.ts';
import { EVERYTHING } from './store/port.ts';
import type { RefundRow } from './store/tables.ts';
import { takeTurns } from './takeTurns.ts';
import { reportOf } from './withoutAddresses.ts';

/**
 * Sends refunds with the status 'asked' to the card company, at most 20 per run, and books the results at the time
 * `now`. Each refund is first looked up in the company's own list: the company forgets idempotency keys after a day,
 * and would then refund twice. A refund that the company refuses becomes 'failed', and its coins return to the buyer.
 */
export const askRefunds = async (follower: Follower, now: Date): Promise<void> => {
  const { transaction, report } = follower;
  const { rows } = await transaction((tx) => tx.list('refunds', { status: 'asked' }, EVERYTHING));
  for (const row of takeTurns(rows, now))
    await ask(follower, row, now).catch((error: unknown) => {
      report(reportOf(error));
    });
};

const ask = async ({ cards, transaction, report }: Follower, row: RefundRow, now: Date): Promise<void> => {
  const { _id: refund, payment_id: intent, cents: amountInCents } = row;
  if (!cards.refund || !cards.findReturns) return;
  const isKnown = (await cards.findReturns(intent)).refunds.some(({ ours }) => ours === refund);
  const refused = isKnown ? null : await cards.refund({ refund, intent, amountInCents });
  if (refused !== null) report(`The card company refuses the refund ${refund} of ${intent}: ${refused}`);
  if (refused !== null)
    await transaction(async (tx) => {
      const found = await lockPayment(tx, intent);
      if (!found || !(await tx.change('refunds', refund, { status: 'asked' }, { status: 'failed' }))) return;
      const { payment, bearer } = found;
      await followMoney(tx, payment, refund, bearer, { actor: bearer, created_at: now.toISOString() });
    });
  await followPurchase({ cards, transaction, report }, intent, null, now, { withReturns: true });
};
