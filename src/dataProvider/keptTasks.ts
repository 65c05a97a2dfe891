import * as z from 'zod/mini';
import { emailKey } from '#domain/email.ts';
import { readEach } from '#services/readEach.ts';

/** Key of a worker's bookmarks in this browser's preferences. The value holds ids of tasks, the latest first. */
export const BOOKMARKS = 'tasks.bookmarks';
/** Number of latest bookmarks that are stored; older ones are dropped. */
export const MOST_BOOKMARKS = 200;

const id = z.string().check(z.minLength(1));

export const readBookmarks = (stored: unknown): readonly string[] => readEach(id, stored).slice(0, MOST_BOOKMARKS);

/**
 * Key of the buyers whose tasks a worker has hidden, in this browser's preferences. The value lists them, the latest
 * first.
 */
export const HIDDEN_BUYERS = 'tasks.hiddenBuyers';
/** Number of hidden buyers that are stored: one request may carry no more addresses. */
export const MOST_HIDDEN = 100;

const hiddenBuyer = z.object({ email: z.string().check(z.minLength(1)), name: z.string() });
export type HiddenBuyer = z.infer<typeof hiddenBuyer>;

export const readHiddenBuyers = (stored: unknown): readonly HiddenBuyer[] =>
  readEach(hiddenBuyer, stored).slice(0, MOST_HIDDEN);

/** True when two e-mail addresses belong to the same buyer, whatever their spelling. */
export const isSameBuyer = (one: string, other: string): boolean => emailKey(one) === emailKey(other);
