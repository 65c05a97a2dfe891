import { dayOf } from '#domain/moments.ts';

/** Saves a text or bytes as a download called `name`; by default it is a CSV file. */
export const saveFile = (name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

/** File name of an export of a resource, with the local day: 'users-2026-06-15.csv'. */
export const csvName = (resource: string, now: Date): string => `${resource}-${dayOf(now)}.csv`;
