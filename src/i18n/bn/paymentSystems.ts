/** Bangla names of the payment systems, by the English names that the server sends. */
export const paymentSystem = { Bkash: 'বিকাশ', Rocket: 'রকেট', Nagad: 'নগদ', Other: 'অন্যান্য' } as const;
