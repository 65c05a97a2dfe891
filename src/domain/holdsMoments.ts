/** Whether a column's dates are moments, as `Date.toISOString` writes them; all others are calendar days, without a place. */
export const holdsMoments = (column: string): boolean => column === 'withdraw_date';
