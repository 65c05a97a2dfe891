/** Payment systems in their own spelling. The server sends English names; one unknown here is shown as sent. */
export const paymentSystem = { Bkash: 'Bkash', Rocket: 'Rocket', Nagad: 'Nagad', Other: 'Other' } as const;
