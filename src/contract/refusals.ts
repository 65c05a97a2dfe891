import { isRecord } from '../domain/isRecord.ts';

/**
 * Reasons for which our server refuses a call, each with the names of the numbers in its sentence. The response body is
 * `{ message, reason, numbers }`, and the client says the same in its user's language. Refusals that none of our
 * screens can cause have only an English message.
 */
export const refusals = {
  noAccount: [],
  noUser: [],
  suspended: [],
  ownSuspension: [],
  notDeleted: [],
  restoreTooLate: [],
  erased: [],
  accountAnew: [],
  otherDebt: [],
  buyerLeft: [],
  buyerLacksCoins: [],
  unseenInAddress: [],
  lastAdmin: [],
  lastTwoAdmins: [],
  needsTwoAdmins: [],
  ownRequest: [],
  promotionAsked: [],
  noPromotion: [],
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
  withdrawalHeld: [],
  withdrawalUnderWay: [],
  withdrawalFailed: [],
  withdrawalRefused: [],
  notHeld: [],
  reasonMissing: [],
  rowTwice: ['row'],
  rowUnknown: ['row'],
  rowElsewhere: ['row'],
  rowAnswered: ['row'],
  rowUnsaid: ['row'],
  salesPaused: [],
  payoutsPaused: [],
  serverBusy: [],
  tooManyAtOnce: [],
  tooManyCalls: [],
  tooOften: ['minutes'],
  inDebt: ['debt'],
  buyerInDebt: [],
  moneyOpen: [],
  erasureWaits: ['orders', 'refunds', 'disputes', 'payouts', 'debt', 'places', 'reviews', 'work'],
  otherCoins: ['balance'],
  noPurchase: [],
  refundTooMuch: [],
  purchaseDisputed: [],
  noDebt: [],
  writeOffAsked: [],
  moneyReturns: [],
  ownWriteOff: [],
  testCards: [],
  identitySilent: [],
  cardsSilent: [],
  outcomeUnknown: [],
  serverFailed: [],
} as const satisfies Record<string, readonly string[]>;

/** Numbers that are shown in words with a plural, as in '1 open task'; all others are inserted as digits. */
const counted = ['tasks', 'submissions', 'minutes'] as const;

export type Reason = keyof typeof refusals;
export type NumberOf<R extends Reason> = (typeof refusals)[R][number];
export type Counted = (typeof counted)[number];
/** Reasons whose sentences contain no number. */
export type PlainReason = { [R in Reason]: (typeof refusals)[R] extends readonly [] ? R : never }[Reason];

/** Reason of a refusal with all the numbers of its sentence, both validated. */
export type Refused = { readonly reason: Reason; readonly numbers: Readonly<Record<string, number>> };

export const isCounted = (name: string): name is Counted => counted.some((one) => one === name);

const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(refusals, value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Refusal read from a response body; undefined when the reason is unknown, or a number is missing or invalid. */
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
