import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';

/** Random id of an object of the card company, after the prefix `kind`: 'pi_…'. */

export const idOf = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
export const seconds = (): number => Math.floor(Date.now() / 1000);

type Wanted = {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  types: string[];
  livemode: boolean;
};

export const anIntent = ({ amount, currency, metadata, types, livemode }: Wanted): Stripe.PaymentIntent => {
  const id = idOf('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: seconds(),
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode,
    managed_payments: { enabled: false },
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
};

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/**
 * Attempt to charge a card, by the last four digits of its number; `declined` is the bank's reason, null if it
 * succeeds.
 */
export const aCharge = (
  { id: payment_intent, amount, currency, metadata, livemode }: Stripe.PaymentIntent,
  last4: string,
  declined: { code: string; message: string } | null,
): Stripe.Charge => {
  const id = idOf('ch');
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: declined ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: declined ? null : idOf('txn'),
    billing_details: { address: noAddress, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: !declined,
    created: seconds(),
    currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined && 'card_declined',
    failure_message: declined?.message ?? null,
    fraud_details: {},
    livemode,
    metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: declined ? 'declined_by_network' : 'approved_by_network',
      reason: declined?.code ?? null,
      risk_level: 'normal',
      seller_message: declined ? 'The bank did not return any further details.' : 'Payment complete.',
      type: declined ? 'issuer_declined' : 'authorized',
    },
    paid: !declined,
    payment_intent,
    payment_method: idOf('pm'),
    payment_method_details: { type: 'card', card: aCard(last4, amount) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/charges/${id}/refunds` },
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
};

const aCard = (last4: string, amount: number): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: amount,
  authorization_code: null,
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: 8,
  exp_year: 2034,
  extended_authorization: { status: 'disabled' },
  fingerprint: 'Xt5EWLLDS7FJjR1c',
  funding: 'credit',
  incremental_authorization: { status: 'unavailable' },
  installments: null,
  last4,
  mandate: null,
  multicapture: { status: 'unavailable' },
  network: 'visa',
  network_token: { used: false },
  network_transaction_id: null,
  overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

export const anEvent = (
  type: string,
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute,
  request: Stripe.Event.Request,
): Stripe.Event =>
  ({
    id: idOf('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(),
    data: { object: structuredClone(object) },
    // Refunds do not say it.
    livemode: 'livemode' in object && object.livemode,
    pending_webhooks: 1,
    request,
    type,
  }) as Stripe.Event;
