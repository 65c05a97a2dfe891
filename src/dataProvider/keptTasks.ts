import * as z from 'zod/mini';
import { emailKey } from '#domain/email.ts';
import { readEach } from '#services/readEach.ts';

/** Where a worker's bookmarks are kept on this device, among the preferences: ids of tasks, the latest first. */
export const BOOKMARKS = 'tasks.bookmarks';
/** The older ones go. */
export const MOST_BOOKMARKS = 200;

const id = z.string().check(z.minLength(1));

export const readBookmarks = (stored: unknown): readonly string[] => readEach(id, stored).slice(0, MOST_BOOKMARKS);

/** Where those are kept whose tasks a worker does not want to see, the latest first. */
export const HIDDEN_BUYERS = 'tasks.hiddenBuyers';
/** As many as one request may ask for by their addresses. */
export const MOST_HIDDEN = 100;

const hiddenBuyer = z.object({ email: z.string().check(z.minLength(1)), name: z.string() });
export type HiddenBuyer = z.infer<typeof hiddenBuyer>;

export const readHiddenBuyers = (stored: unknown): readonly HiddenBuyer[] =>
  readEach(hiddenBuyer, stored).slice(0, MOST_HIDDEN);

/** Whether two addresses are of one buyer. */
export const isSameBuyer = (one: string, other: string): boolean => emailKey(one) === emailKey(other);
