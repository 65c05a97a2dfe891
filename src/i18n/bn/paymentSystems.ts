/** Payment systems in their own spelling. */
export const paymentSystem = { Bkash: 'বিকাশ', Rocket: 'রকেট', Nagad: 'নগদ', Other: 'অন্যান্য' } as const;
