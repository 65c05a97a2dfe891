const DAY = 24 * 60 * 60 * 1000;

/** Moment `days` after today, before it where negative. */
export const momentAfter = (today: Date, days: number): string => new Date(today.getTime() + days * DAY).toISOString();

/** Calendar day in UTC, '2026-12-01'. */
export const dayAfter = (today: Date, days: number): string => momentAfter(today, days).slice(0, 10);
