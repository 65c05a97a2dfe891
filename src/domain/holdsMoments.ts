/**
 * True for columns of moments, written as `Date.toISOString` does; all other dates are calendar days without a time
 * zone.
 */
export const holdsMoments = (column: string): boolean => ['withdraw_date', 'action_date'].includes(column);
