import * as z from 'zod/mini';
import { coinPackages, paymentSystems } from '../domain/coins.ts';
import { isAddress, LONGEST_ADDRESS } from '../domain/email.ts';
import { roles, signUpRoles } from '../domain/entities.ts';
import { isDay } from '../domain/moments.ts';
import { LONGEST_NAME } from '../domain/rules.ts';
import { isFilled } from '../domain/unseen.ts';

/** Longest texts that the server accepts, in UTF-16 code units. */
const LONGEST = {
  id: 100,
  date: 100,
  name: LONGEST_NAME,
  email: LONGEST_ADDRESS,
  account: 200,
  title: 500,
  /** Room for a small picture as a data URL, as the simulated image host returns. */
  url: 32_000,
  info: 5_000,
  detail: 10_000,
};

const text = (longest: number) =>
  // PostgreSQL's text cannot hold NUL, and UTF-8 no unpaired surrogate.
  z.string().check(
    z.maxLength(longest),
    z.refine((value) => !/[\0\p{Surrogate}]/u.test(value)),
  );
const filled = (longest: number) => text(longest).check(z.refine(isFilled));
const day = z.string().check(z.refine(isDay));
const email = text(LONGEST.email).check(z.refine(isAddress));
/** Positive whole number up to a million, so that the product of two is an exact number. */
const count = z.int().check(z.positive(), z.maximum(1_000_000));
/** Number that clients must send and the server ignores: it reads the value from its own rows. */
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
 * Schemas of request bodies, under the names that rows of the contract use. The server validates by them; the client
 * takes the types alone, and bundles no schema.
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
  newIntent: z.object({ amount: count, coins: z.literal(coinPackages.map((one) => one.coins)) }),
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
  payout: z.object({ withdrawalAmount: figure, workerEmail: text(LONGEST.email) }),
};

export type Bodies = typeof bodies;
export type BodyName = keyof Bodies;
