const DAY = 24 * 60 * 60 * 1000;

/**
 * Calendar day that the caller claims (C-25), 'yyyy-mm-dd', if it is within two days of the server's time; otherwise
 * the server's day in UTC.
 */
export const calendarDay = (claimed: string, now: Date): string => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(claimed);
  const near = Math.abs(Date.parse(`${claimed}T12:00:00Z`) - now.getTime()) < 2 * DAY;
  return isDay && near ? claimed : now.toISOString().slice(0, 10);
};
