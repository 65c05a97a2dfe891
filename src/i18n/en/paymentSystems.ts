/**
 * Names of the payment systems, by the English names that the server sends. A name that is missing here is shown as
 * sent.
 */
export const paymentSystem = { Bkash: 'Bkash', Rocket: 'Rocket', Nagad: 'Nagad', Other: 'Other' } as const;
