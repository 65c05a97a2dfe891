import { coinPackages } from '#domain/coins.ts';
import { transfers } from '../ledger.ts';
import type { PaymentRow, TaskRow, UserRow } from '../store/tables.ts';
import type { Books } from './books.ts';
import { dayAfter } from './days.ts';
import type { Random } from './random.ts';
import { taskKinds } from './taskKinds.ts';

/** Only some buyers are active; the demo's own posts every tenth task. */
const ACTIVE_BUYERS = 24;

/** Sixty tasks, and the purchases that paid for them. */
export const seedTasks = (random: Random, books: Books, buyers: readonly UserRow[], today: Date) => {
  const payments: PaymentRow[] = [];
  const buy = (buyer: UserRow) => {
    const { coins, price } = random.pick(coinPackages.slice(1));
    const paymentIntentId = `pi_${random.hex(24)}`;
    books.book(transfers.payment(paymentIntentId, buyer, coins));
    payments.push({
      _id: paymentIntentId,
      paymentIntentId,
      coins,
      cost: price,
      email: buyer.email,
      user_id: buyer._id,
    });
  };
  const post = (kind: (typeof taskKinds)[number], subject: string, buyer: UserRow): TaskRow => {
    const task = {
      _id: random.hex(24),
      user: buyer.email,
      user_id: buyer._id,
      name: buyer.name,
      taskImageUrl: '',
      taskTitle: kind.title.replace('{}', subject),
      taskDetail: kind.detail.replace('{}', subject),
      requiredWorkers: random.between(4, 12),
      payableAmount: 5 * random.between(4, 20),
      completionDate: dayAfter(today, random.between(-9, 45)),
      submissionInfo: kind.proof,
      escrow: 0,
      closed: false,
    };
    while (books.balance(`user:${buyer._id}`) < task.requiredWorkers * task.payableAmount) buy(buyer);
    books.book(transfers.task(task));
    return task;
  };

  const jobs = [0, 1, 2].flatMap((turn) => taskKinds.map((kind) => ({ kind, subject: kind.subjects[turn] ?? '' })));
  const [demoBuyer, ...rest] = buyers.slice(0, ACTIVE_BUYERS);
  const tasks = jobs.map(({ kind, subject }, index) =>
    post(kind, subject, demoBuyer && index % 10 === 3 ? demoBuyer : random.pick(rest)),
  );
  return { tasks, payments };
};
