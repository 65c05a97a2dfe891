const DAY = 24 * 60 * 60 * 1000;

/** The caller's own calendar day (C-25), which is within a day of ours anywhere on earth; ours where it is not. */
export const calendarDay = (claimed: string, now: Date): string => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(claimed);
  const near = Math.abs(Date.parse(`${claimed}T12:00:00Z`) - now.getTime()) < 2 * DAY;
  return isDay && near ? claimed : now.toISOString().slice(0, 10);
};
