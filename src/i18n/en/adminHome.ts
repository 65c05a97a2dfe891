/** Admin Home and the payout of withdrawals. */
export const adminHome = {
  adminHome: { title: 'Home' },
} as const;
