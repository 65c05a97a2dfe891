import { inMinorUnits, type Prices } from '#domain/coins.ts';
import { drawingOf } from '#domain/taskDrawing.ts';
import { transfers } from '../ledger.ts';
import { paymentOf } from '../paymentOf.ts';
import type { OrderRow, PaymentRow, TaskRow, UserRow } from '../store/tables.ts';
import type { Books } from './createBooks.ts';
import { dayAfter } from './days.ts';
import type { Random } from './createRandom.ts';
import { taskKinds } from './taskKinds.ts';

/** Number of buyers who post tasks; the buyer whom the demo signs in with one click posts every tenth task. */
const ACTIVE_BUYERS = 24;

/**
 * Creates the demo's tasks, and the purchases of coins that pay for them (`orders` and their `payments`); `site` is the
 * origin that serves their pictures.
 */
export const seedTasks = (
  random: Random,
  books: Books,
  buyers: readonly UserRow[],
  today: Date,
  { packages, currency }: Prices,
  site: string,
) => {
  const orders: OrderRow[] = [];
  const payments: PaymentRow[] = [];
  const buy = (buyer: UserRow) => {
    const { coins, price } = random.pick(packages.length > 1 ? packages.slice(1) : packages);
    const cents = inMinorUnits(price, currency);
    const orderId = random.hex(24);
    const intent = `pi_${orderId}`;
    const by = books.stamp(buyer._id);
    const { created_at } = by;
    const order = { _id: orderId, user_id: buyer._id, coins, cents, intent, open: false, created_at };
    books.book(transfers.payment(order, by));
    orders.push(order);
    payments.push(paymentOf(order, buyer, { intent, live: true, created_at }));
  };
  const post = (kind: (typeof taskKinds)[number], subject: string, buyer: UserRow): TaskRow => {
    const taskTitle = kind.title.replace('{}', subject);
    const task: TaskRow = {
      _id: random.hex(24),
      user: buyer.email,
      user_id: buyer._id,
      name: buyer.name,
      taskImageUrl: site + drawingOf(kind.title),
      taskTitle,
      taskDetail: kind.detail.replace('{}', subject),
      requiredWorkers: random.between(4, 12),
      payableAmount: 5 * random.between(4, 20),
      completionDate: dayAfter(today, random.between(-9, 45)),
      submissionInfo: kind.proof,
      escrow: 0,
      closed: false,
      reopened: 0,
      created_at: books.stamp(buyer._id).created_at,
    };
    while (books.balance(`user:${buyer._id}`) < task.requiredWorkers * task.payableAmount) buy(buyer);
    books.book(transfers.task(task, books.stamp(buyer._id)));
    return task;
  };

  const jobs = [0, 1, 2].flatMap((turn) => taskKinds.map((kind) => ({ kind, subject: kind.subjects[turn] ?? '' })));
  const [demoBuyer, ...rest] = buyers.slice(0, ACTIVE_BUYERS);
  const tasks = jobs.map(({ kind, subject }, index) =>
    post(kind, subject, demoBuyer && index % 10 === 3 ? demoBuyer : random.pick(rest)),
  );
  return { tasks, orders, payments };
};
