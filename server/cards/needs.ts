/** Type of the event that tells of a charge. */
export const CHARGED = 'payment_intent.succeeded';

/** Events that the webhook has to be subscribed to. */
export const events = [CHARGED];

/** Rights of the server's key, which needs no others. */
export const rights = ['PaymentIntents: write'];
