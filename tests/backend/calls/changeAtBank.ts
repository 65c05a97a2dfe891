import type { aBackend } from '../aBackend.ts';
import type { Purchase } from './ledgerModel.ts';

type Cards = Awaited<ReturnType<typeof aBackend>>['cards'];

/**
 * Changes a purchase at the card company, by its payment intent, and in the model. It is a refund in the company's
 * dashboard, the end of a pending one, or a step of a dispute; the random number `b` chooses.
 */
export const changeAtBank = ({ returnsOf, put }: Cards, intent: string, purchase: Purchase, b: number): void => {
  const { refunds, disputes } = returnsOf(intent);
  const { dispute } = purchase;
  const step = b % 4;
  const left =
    purchase.cents - purchase.refunds.filter((one) => one.state !== 'failed').reduce((n, one) => n + one.cents, 0);
  if (step === 0 && left > 0) {
    const cents = Math.min(left, 250 + b);
    put(intent, {
      refunds: [...refunds, { id: `re_of ${intent} ${refunds.length}`, ours: '', cents, status: 'succeeded' }],
    });
    purchase.refunds.push({ cents, state: 'succeeded' });
    return;
  }
  const at = refunds.findIndex(({ status }) => status !== 'failed');
  // Those that the company has refused are in the model alone, and have failed.
  const first = purchase.refunds.find(({ state }) => state !== 'failed');
  if (step === 1 && at >= 0 && first) {
    put(intent, { refunds: refunds.map((one, place) => (place === at ? { ...one, status: 'failed' } : one)) });
    first.state = 'failed';
    return;
  }
  const [status, withdrawn] = {
    none: ['warning_needs_response', 0] as const,
    inquiry: ['needs_response', purchase.cents] as const,
    open: b % 2 === 0 ? (['won', 0] as const) : (['lost', purchase.cents] as const),
    over: ['needs_response', Math.ceil(purchase.cents / 3)] as const,
  }[dispute.state];
  dispute.state = ({ none: 'inquiry', inquiry: 'open', open: 'over', over: 'open' } as const)[dispute.state];
  dispute.withdrawn = withdrawn;
  const told = { id: `dp_${intent}`, cents: withdrawn, status, due: '' };
  put(intent, { disputes: [...disputes.filter(({ id }) => id !== told.id), told] });
};
