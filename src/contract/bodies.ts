import * as z from 'zod/mini';
import { paymentSystems } from '../domain/coins.ts';
import { MOST_IN_BATCH } from '../domain/payoutStates.ts';
import { isAddress, LONGEST_ADDRESS } from '../domain/email.ts';
import { roles, signUpRoles } from '../domain/entities.ts';
import { isDay } from '../domain/moments.ts';
import { LONGEST as LONGEST_TYPED, UNKEPT } from '../domain/longest.ts';
import { isFilled } from '../domain/unseen.ts';

/** Longest texts that the server accepts, in UTF-16 code units. */
const LONGEST = {
  id: 100,
  date: 100,
  ...LONGEST_TYPED,
  email: LONGEST_ADDRESS,
  /** Length of a URL: enough for a small picture as a data URL, which the simulated image host returns. */
  url: 32_000,
};

/** Largest charge of a card, in the currency's minor units (cents): the card company takes at most eight digits. */
export const MOST_CHARGED = 99_999_999;

const text = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((value) => !UNKEPT.test(value)),
  );
const filled = (longest: number) => text(longest).check(z.refine(isFilled));
const day = z.string().check(z.refine(isDay));
const email = text(LONGEST.email).check(z.refine(isAddress));
/** Amount that a card is charged or refunded, in minor units (cents). */
const charged = z.int().check(z.positive(), z.maximum(MOST_CHARGED));
/** Positive whole number up to a million, so that the product of two is an exact number. */
const count = z.int().check(z.positive(), z.maximum(1_000_000));
/**
 * Number that the specification makes clients send and our server ignores, because it reads the value from its own
 * rows.
 */
const figure = z.number();

const newTask = z.object({
  user: email,
  name: text(LONGEST.name),
  taskImageUrl: text(LONGEST.url),
  taskTitle: filled(LONGEST.title),
  taskDetail: filled(LONGEST.detail),
  requiredWorkers: count,
  payableAmount: count,
  completionDate: day,
  submissionInfo: filled(LONGEST.info),
});

/**
 * Zod schemas of request bodies, under the names that rows of the contract use. The server validates with them; the
 * client uses only their types, so that its bundle contains no schema.
 */
export const bodies = {
  nothing: z.custom<object>(() => true),
  proof: z.object({ email }),
  newRole: z.object({ role: z.enum(roles) }),
  newUser: z.object({
    name: text(LONGEST.name),
    email,
    imgurl: text(LONGEST.url),
    role: z.enum(signUpRoles),
    coin: figure,
  }),
  newTask,
  taskEdit: z.pick(newTask, { taskTitle: true, taskDetail: true, completionDate: true }),
  taskOwner: z.object({ email, requiredWorkers: figure, payableAmount: figure }),
  newSubmission: z.object({
    task_id: filled(LONGEST.id),
    task_title: text(LONGEST.title),
    payable_amount: figure,
    required_worker: figure,
    worker_email: email,
    worker_name: text(LONGEST.name),
    buyer_name: text(LONGEST.name),
    buyer_email: text(LONGEST.email),
    submission_details: filled(LONGEST.detail),
    current_date: text(LONGEST.date),
    status: z.literal('pending'),
  }),
  approval: z.object({ submissionId: filled(LONGEST.id), workerEmail: text(LONGEST.email), payableAmount: figure }),
  rejection: z.object({ submissionId: filled(LONGEST.id), taskId: text(LONGEST.id) }),
  newIntent: z.object({ amount: charged, coins: count }),
  paid: z.object({ paymentIntentId: filled(LONGEST.id), coins: figure, cost: figure, email }),
  newWithdrawal: z.object({
    worker_email: email,
    worker_name: text(LONGEST.name),
    withdrawal_coin: figure,
    withdrawal_amount: figure,
    payment_system: z.enum(paymentSystems),
    account_number: text(LONGEST.account),
    withdraw_date: text(LONGEST.date),
    status: z.literal('pending'),
  }),
  /** Refund of a payment; `amount` is in the currency's minor units (cents). */
  refund: z.object({ amount: charged }),
  writeOff: z.object({ reason: filled(LONGEST.title) }),
  suspension: z.object({ reason: filled(LONGEST.title) }),
  pauses: z.object({ sales: z.boolean(), payouts: z.boolean() }),
  /** Decision of an admin about a withdrawal. The reason must be filled unless `act` is 'release'. */
  decision: z.object({ act: z.enum(['hold', 'release', 'refuse']), reason: text(LONGEST.title) }),
  batch: z.object({ ids: z.array(filled(LONGEST.id)).check(z.minLength(1), z.maxLength(MOST_IN_BATCH)) }),
  /** Rows of a bank's file about a batch of payouts: `reference` for a paid request, `reason` for a failed one. */
  bankAnswer: z.object({
    batch: count,
    rows: z
      .array(
        z.object({
          id: text(LONGEST.id),
          result: z.enum(['paid', 'failed']),
          reference: text(LONGEST.account),
          reason: text(LONGEST.title),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_IN_BATCH)),
  }),
  payout: z.object({ withdrawalAmount: figure, workerEmail: text(LONGEST.email) }),
};

export type Bodies = typeof bodies;
export type BodyName = keyof Bodies;
