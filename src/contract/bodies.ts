import * as z from 'zod/mini';
import { coinPackages, paymentSystems } from '../domain/coins.ts';
import { roles, signUpRoles } from '../domain/entities.ts';

const text = z.string();
const filled = z.string().check(z.minLength(1));
const email = z.email();
const count = z.int().check(z.positive());

const newTask = z.object({
  user: email,
  name: text,
  taskImageUrl: text,
  taskTitle: filled,
  taskDetail: filled,
  requiredWorkers: count,
  payableAmount: count,
  completionDate: filled,
  submissionInfo: filled,
});

/**
 * What calls send, by the names that the contract's rows say. The server alone checks it: of this table the client knows the
 * types, and does without its schemas.
 */
export const bodies = {
  nothing: z.custom<object>(() => true),
  proof: z.object({ email }),
  newRole: z.object({ role: z.enum(roles) }),
  newUser: z.object({ name: text, email, imgurl: text, role: z.enum(signUpRoles), coin: z.number() }),
  newTask,
  taskEdit: z.pick(newTask, { taskTitle: true, taskDetail: true, completionDate: true }),
  taskOwner: z.object({ email, requiredWorkers: z.number(), payableAmount: z.number() }),
  newSubmission: z.object({
    task_id: filled,
    task_title: text,
    payable_amount: z.number(),
    required_worker: z.number(),
    worker_email: email,
    worker_name: text,
    buyer_name: text,
    buyer_email: text,
    submission_details: filled,
    current_date: text,
    status: z.literal('pending'),
  }),
  approval: z.object({ submissionId: filled, workerEmail: text, payableAmount: z.number() }),
  rejection: z.object({ submissionId: filled, taskId: text }),
  newIntent: z.object({ amount: count, coins: z.literal(coinPackages.map((one) => one.coins)) }),
  paid: z.object({ paymentIntentId: filled, coins: z.number(), cost: z.number(), email }),
  newWithdrawal: z.object({
    worker_email: email,
    worker_name: text,
    withdrawal_coin: z.number(),
    withdrawal_amount: z.number(),
    payment_system: z.enum(paymentSystems),
    account_number: text,
    withdraw_date: text,
    status: z.literal('pending'),
  }),
  payout: z.object({ withdrawalAmount: z.number(), workerEmail: text }),
};

export type Bodies = typeof bodies;
export type BodyName = keyof Bodies;
