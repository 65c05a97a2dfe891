import type Stripe from 'stripe';
import { idOf, seconds } from './cardObjects.ts';

/** Refund of a charge, as the card company's API has it; `amount` is in cents. */

export const aRefund = (
  { id: charge, payment_intent, currency, payment_method }: Stripe.Charge,
  { amount, metadata, status }: { amount: number; metadata: Record<string, string>; status: string },
): Stripe.Refund => ({
  id: idOf('re'),
  object: 'refund',
  amount,
  balance_transaction: idOf('txn'),
  charge,
  created: seconds(),
  currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata,
  payment_intent,
  payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status,
  transfer_reversal: null,
});

const noEvidence = (): Stripe.Dispute.Evidence => ({
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
});

/** Days that the company waits for evidence. */
const DEADLINE = 9;

export const aDispute = (
  { id: charge, payment_intent, amount, currency, livemode }: Stripe.Charge,
  status: Stripe.Dispute.Status,
): Stripe.Dispute => ({
  id: idOf('du'),
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge,
  created: seconds(),
  currency,
  enhanced_eligibility_types: [],
  evidence: noEvidence(),
  evidence_details: {
    due_by: seconds() + DEADLINE * 24 * 60 * 60,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: status.startsWith('warning_'),
  livemode,
  metadata: {},
  payment_intent,
  payment_method_details: {
    card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    type: 'card',
  },
  reason: 'fraudulent',
  status,
});

/** Fee of a dispute in cents, which coins do not follow. */
const FEE = 1500;

/** Movement of a dispute's money in cents: below 0 if it is taken. */
export const aMovement = (amount: number, { id: source, currency }: Stripe.Dispute): Stripe.BalanceTransaction => ({
  id: idOf('txn'),
  object: 'balance_transaction',
  amount,
  available_on: seconds(),
  balance_type: 'payments',
  created: seconds(),
  currency,
  description: null,
  exchange_rate: null,
  fee: amount < 0 ? FEE : 0,
  fee_details: [],
  net: amount - (amount < 0 ? FEE : 0),
  reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
  source,
  status: 'available',
  type: 'adjustment',
});
