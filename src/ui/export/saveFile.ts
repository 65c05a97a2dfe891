import { dayOf } from '#domain/moments.ts';

/** Hands a text to the browser as a download. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 1000);
};

/** 'users-2026-06-15.csv': the day is the user's own. */
export const csvName = (resource: string, now: Date): string => `${resource}-${dayOf(now)}.csv`;
