import { isRecord } from '../domain/isRecord.ts';

/**
 * Why our server refuses what somebody may well try, or cannot do it just now, and the numbers that the sentence says. The answer
 * names them beside its English `message` (`{ message, reason, numbers }`), so that the client says the same in its reader's
 * language. A refusal that no screen of ours provokes, or that none of them shows, has a sentence alone.
 */
export const refusals = {
  noAccount: [],
  noUser: [],
  unseenInAddress: [],
  lastAdmin: [],
  openTasks: ['tasks', 'submissions'],
  tooLong: ['most'],
  notSold: [],
  noPackage: [],
  notEnoughCoins: [],
  taskGone: [],
  taskFull: [],
  taskEnded: [],
  submittedAlready: [],
  reviewedAlready: [],
  workerLeft: [],
  notCovered: ['balance', 'waiting', 'remaining', 'least'],
  workerLacksCoins: [],
  paidAlready: [],
  serverBusy: [],
  tooManyAtOnce: [],
  tooManyCalls: [],
  identitySilent: [],
  outcomeUnknown: [],
  serverFailed: [],
} as const satisfies Record<string, readonly string[]>;

/** Numbers that are said together with what they count ('1 open task'): they have texts of their own. Others stand alone. */
const counted = ['tasks', 'submissions'] as const;

export type Reason = keyof typeof refusals;
export type NumberOf<R extends Reason> = (typeof refusals)[R][number];
export type Counted = (typeof counted)[number];
/** Reasons whose sentence says no number. */
export type PlainReason = { [R in Reason]: (typeof refusals)[R] extends readonly [] ? R : never }[Reason];

/** A reason with its own numbers and no others: safe to be said. */
export type Refused = { readonly reason: Reason; readonly numbers: Readonly<Record<string, number>> };

export const isCounted = (name: string): name is Counted => counted.some((one) => one === name);

const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(refusals, value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The reason that an answer's body names; undefined where it is not one of ours, or a number of it is missing or none. */
export const refusedIn = (body: unknown): Refused | undefined => {
  if (!isRecord(body) || !isReason(body.reason)) return undefined;
  const given = isRecord(body.numbers) ? body.numbers : {};
  const numbers: Record<string, number> = {};
  for (const name of refusals[body.reason]) {
    const count = given[name];
    if (!isCount(count)) return undefined;
    numbers[name] = count;
  }
  return { reason: body.reason, numbers };
};
