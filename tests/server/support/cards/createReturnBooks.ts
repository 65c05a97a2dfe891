import type Stripe from 'stripe';
import { checkNames, refuse } from './CardFault.ts';
import { textsIn, type Form } from './formBody.ts';
import { aDispute, aMovement, aRefund } from './returnObjects.ts';

/** Access to the card company's charges and events; `tell` adds an event. */
type Charges = {
  chargeOf: (intent: string) => Stripe.Charge;
  changeCharge: (intent: string, changes: Partial<Stripe.Charge>) => Stripe.Charge;
  tell: (type: string, object: Stripe.Charge | Stripe.Refund | Stripe.Dispute) => void;
};

const isAlive = ({ status }: Stripe.Refund): boolean => !['failed', 'canceled'].includes(status ?? '');

/** Creates the card company's refunds and disputes, with their events, which behave as its documentation describes. */
export const createReturnBooks = ({ chargeOf, changeCharge, tell }: Charges) => {
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  let next = 'succeeded';

  type Listed = { id: string; created: number; payment_intent: unknown };
  const listed = <T extends Listed>(rows: readonly T[], form: Form, url: string) => {
    checkNames(form, ['created', 'limit', 'payment_intent', 'starting_after']);
    const { payment_intent, limit = '10', starting_after } = textsIn(form);
    const { gte = '0' } = textsIn(form.created);
    const isOf = (one: T) => payment_intent === undefined || one.payment_intent === payment_intent;
    const fitting = rows.filter((one) => isOf(one) && one.created >= Number(gte)).reverse();
    const after = fitting.findIndex(({ id }) => id === starting_after) + 1;
    const data = fitting.slice(after, after + Number(limit));
    return { object: 'list', data, has_more: fitting.length > after + data.length, url };
  };
  const count = (intent: string) => {
    const gone = refunds.filter((one) => one.payment_intent === intent && isAlive(one));
    const amount_refunded = gone.reduce((sum, { amount }) => sum + amount, 0);
    return changeCharge(intent, { amount_refunded, refunded: amount_refunded === chargeOf(intent).amount });
  };
  const create = (intent: string, amount: number, metadata: Record<string, string>): Stripe.Refund => {
    const charge = chargeOf(intent);
    if (disputes.some((one) => one.payment_intent === intent && !one.is_charge_refundable))
      refuse('charge_disputed', `Charge ${charge.id} has been charged back.`);
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) refuse('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    if (amount > left)
      refuse('refund_amount_too_large', `Refund amount (${amount}) is greater than unrefunded amount (${left}).`);
    const refund = aRefund(charge, { amount, metadata, status: next });
    refunds.push(refund);
    tell('refund.created', refund);
    tell('charge.refunded', count(intent));
    return refund;
  };
  const put = (id: string, changes: Partial<Stripe.Dispute>): Stripe.Dispute => {
    const at = disputes.findIndex((one) => one.id === id);
    const before = disputes[at] ?? refuse('resource_missing', `No such dispute: '${id}'`);
    return (disputes[at] = { ...before, ...changes });
  };

  return {
    refund: (form: Form): Stripe.Refund => {
      checkNames(form, ['payment_intent', 'amount', 'metadata']);
      const { payment_intent = '', amount = '0' } = textsIn(form);
      return create(payment_intent, Number(amount), textsIn(form.metadata));
    },
    listRefunds: (form: Form) => listed(refunds, form, '/v1/refunds'),
    listDisputes: (form: Form) => listed(disputes, form, '/v1/disputes'),
    /** Sets the status with which the next refunds begin. */
    nextRefunds: (status: 'succeeded' | 'pending') => {
      next = status;
    },
    /** Refunds in the company's own dashboard; `amount` is in cents. */
    refundByHand: (intent: string, amount: number, metadata = {}) => create(intent, amount, metadata),
    /** Ends a refund, as the bank accepts it or sends it back, even one that had succeeded. */
    endRefund: (id: string, status: 'succeeded' | 'failed'): void => {
      const at = refunds.findIndex((one) => one.id === id);
      const before = refunds[at] ?? refuse('resource_missing', `No such refund: '${id}'`);
      const ended = (refunds[at] = { ...before, status });
      if (status === 'failed') tell('refund.failed', ended);
      tell('refund.updated', ended);
      tell('charge.refund.updated', ended);
      if (typeof ended.payment_intent === 'string') count(ended.payment_intent);
    },
    /** Opens a dispute, which takes the money at once, or an inquiry; returns its id. */
    openDispute: (intent: string, isInquiry = false): string => {
      const dispute = aDispute(
        changeCharge(intent, { disputed: true }),
        isInquiry ? 'warning_needs_response' : 'needs_response',
      );
      disputes.push(dispute);
      tell('charge.dispute.created', dispute);
      if (isInquiry) return dispute.id;
      tell(
        'charge.dispute.funds_withdrawn',
        put(dispute.id, { balance_transactions: [aMovement(-dispute.amount, dispute)] }),
      );
      return dispute.id;
    },
    /** Turns an inquiry into a dispute. */
    escalate: (id: string): void => {
      const dispute = put(id, { status: 'needs_response', is_charge_refundable: false });
      tell('charge.dispute.updated', dispute);
      tell('charge.dispute.funds_withdrawn', put(id, { balance_transactions: [aMovement(-dispute.amount, dispute)] }));
    },
    decide: (id: string, status: 'won' | 'lost'): void => {
      const dispute = put(id, { status });
      const { balance_transactions: moved, amount } = dispute;
      if (status === 'won')
        tell(
          'charge.dispute.funds_reinstated',
          put(id, { balance_transactions: [...moved, aMovement(amount, dispute)] }),
        );
      tell('charge.dispute.closed', put(id, {}));
    },
  };
};
