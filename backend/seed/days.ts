const DAY = 24 * 60 * 60 * 1000;

/** Time `days` after today, or before it if negative, as ISO 8601 in UTC. */
export const momentAfter = (today: Date, days: number): string => new Date(today.getTime() + days * DAY).toISOString();

/** Calendar day in UTC, '2026-12-01', `days` after today. */
export const dayAfter = (today: Date, days: number): string => momentAfter(today, days).slice(0, 10);
