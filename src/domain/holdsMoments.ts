/**
 * True for a column that holds moments, written as `Date.toISOString` does. All other dates are calendar days without a
 * time zone.
 */
export const holdsMoments = (column: string): boolean => ['withdraw_date', 'action_date'].includes(column);
