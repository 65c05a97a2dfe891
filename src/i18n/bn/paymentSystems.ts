/** The payment systems as they call themselves. */
export const paymentSystems = {
  paymentSystem: { Bkash: 'বিকাশ', Rocket: 'রকেট', Nagad: 'নগদ', Other: 'অন্যান্য' },
} as const;
