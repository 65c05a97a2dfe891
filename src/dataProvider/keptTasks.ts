import * as z from 'zod/mini';
import { emailKey } from '#domain/email.ts';
import { readEach } from '#services/readEach.ts';

/** The key of a worker's bookmarks among the preferences of this device: ids of tasks, the latest first. */
export const BOOKMARKS = 'tasks.bookmarks';
/** The number of bookmarks that are kept, the latest ones. */
export const MOST_BOOKMARKS = 200;

const id = z.string().check(z.minLength(1));

export const readBookmarks = (stored: unknown): readonly string[] => readEach(id, stored).slice(0, MOST_BOOKMARKS);

/** The key of the buyers whose tasks a worker has hidden, the latest first. */
export const HIDDEN_BUYERS = 'tasks.hiddenBuyers';
/** The number of addresses that one request may carry. */
export const MOST_HIDDEN = 100;

const hiddenBuyer = z.object({ email: z.string().check(z.minLength(1)), name: z.string() });
export type HiddenBuyer = z.infer<typeof hiddenBuyer>;

export const readHiddenBuyers = (stored: unknown): readonly HiddenBuyer[] =>
  readEach(hiddenBuyer, stored).slice(0, MOST_HIDDEN);

/** True when two addresses belong to one buyer. */
export const isSameBuyer = (one: string, other: string): boolean => emailKey(one) === emailKey(other);
