/** The payment systems as they call themselves. The server has them in English letters; one that it alone knows stays as it is. */
export const paymentSystems = {
  paymentSystem: { Bkash: 'Bkash', Rocket: 'Rocket', Nagad: 'Nagad', Other: 'Other' },
} as const;
