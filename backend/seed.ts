import { createBooks } from './seed/createBooks.ts';
import { seedPeople } from './seed/people.ts';
import { createRandom } from './seed/createRandom.ts';
import { seedSubmissions } from './seed/submissions.ts';
import { seedTasks } from './seed/tasks.ts';
import { seedWithdrawals } from './seed/withdrawals.ts';
import type { Role } from '#domain/entities.ts';
import type { Snapshot } from './store/port.ts';

/**
 * Seed of the demo: 200 users, 60 tasks, 300 submissions, 20 pending payouts, the same for the same day. All coins have
 * ledger rows.
 */
export const createSeed = (today: Date): Snapshot => {
  const random = createRandom(20_261);
  const books = createBooks(today);
  const people = seedPeople(random, books);
  const those = (role: Role) => people.filter((person) => person.role === role);
  const { tasks: posted, orders, payments } = seedTasks(random, books, those('buyer'), today);
  const { tasks, submissions } = seedSubmissions(random, books, posted, those('worker'), today);
  // The demo's worker keeps all coins, to have something to withdraw.
  const withdrawals = seedWithdrawals(random, books, those('worker').slice(1), people[0]?._id ?? '', today);
  // One submission was made for an earlier text of its task.
  const [reworded, text_id] = [submissions[0], random.hex(24)];
  return {
    users: people.map((user) => ({ ...user, coin: books.balance(`user:${user._id}`) })),
    tasks: tasks.map((task) => ({ ...task, escrow: books.balance(`escrow:${task._id}`) })),
    submissions: submissions.map((one) => (one === reworded ? { ...one, text_id } : one)),
    texts: reworded ? [{ _id: text_id, ...EARLIER, created_at: reworded.created_at }] : [],
    withdrawals,
    orders,
    payments,
    ledger: books.ledger,
  };
};

const EARLIER = {
  taskTitle: 'Tell what an earlier wording asked for',
  taskDetail: 'Its buyer has said it more clearly since.',
  submissionInfo: 'What you did.',
};

export { demoPeople } from './seed/people.ts';
