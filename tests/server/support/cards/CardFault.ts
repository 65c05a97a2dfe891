import type Stripe from 'stripe';
import type { Form } from './formBody.ts';

type Status = 400 | 402 | 404;

/** Refusal of the card company; `body` is the response's `error`. */
export class CardFault extends Error {
  override readonly name = 'CardFault';
  constructor(
    readonly status: Status,
    readonly body: {
      type: string;
      code: string;
      message: string;
      param?: string;
      decline_code?: string;
      payment_intent?: Stripe.PaymentIntent;
    },
  ) {
    super(body.message);
  }
}
export const refuse = (code: string, message: string, param?: string, status: Status = 400): never => {
  throw new CardFault(status, { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) });
};

/** Refuses parameters of a form that are not `known`. */
export const checkNames = (form: Form, known: readonly string[]) => {
  for (const name of Object.keys(form))
    if (!known.includes(name)) refuse('parameter_unknown', `Received unknown parameter: ${name}`, name);
};
