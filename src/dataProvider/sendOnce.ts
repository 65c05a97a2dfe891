import { mayBeDone } from '../api/ApiError.ts';

/** What is known of a call that must not be made twice. */
export type Verdict =
  /** Not `answered`: the server's answer was lost, and the list has told. */
  | { result: 'done'; answered: boolean }
  /** It was refused, or its answer was lost and the list does not have it. */
  | { result: 'notDone'; error: unknown }
  /** The answer was lost, and the list could not be read either. */
  | { result: 'unknown'; error: unknown };

type Call = {
  send: () => Promise<unknown>;
  /** How many records like the one that is sent the list has. */
  count: () => Promise<number>;
  /** Makes the next count ask the server. */
  forget: () => void;
  /** How many there were before, where that is known; it is counted otherwise. */
  before?: number;
};

/** A server that lost its connection may still be at work: so long after it, in milliseconds, the list is read again. */
const LOOKS = [0, 1_000, 3_000];

/** Sends once. After a lost answer it looks into the list instead of sending again, and says what it found. */
export const sendOnce = async ({ send, count, forget, before: known }: Call): Promise<Verdict> => {
  const before = known ?? (await count().catch(() => undefined));
  try {
    await send();
    return { result: 'done', answered: true };
  } catch (error) {
    if (!mayBeDone(error)) return { result: 'notDone', error };
    let after: number | undefined;
    for (const wait of LOOKS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      forget();
      after = (await count().catch(() => undefined)) ?? after;
      if (after !== undefined && before !== undefined && after > before) return { result: 'done', answered: false };
    }
    // Like ones that nobody counted before may be older ones.
    const isKnown = after !== undefined && (before !== undefined || after === 0);
    return { result: isKnown ? 'notDone' : 'unknown', error };
  }
};
