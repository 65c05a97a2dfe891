import { createBooks } from './seed/books.ts';
import { seedPeople } from './seed/people.ts';
import { createRandom } from './seed/random.ts';
import { seedSubmissions } from './seed/submissions.ts';
import { seedTasks } from './seed/tasks.ts';
import { seedWithdrawals } from './seed/withdrawals.ts';
import type { Role } from '#domain/entities.ts';
import type { Snapshot } from './store/port.ts';

/**
 * A marketplace that has been running for a while: 200 users, 60 tasks, 300 submissions, 20 payouts to make. The same
 * for the same day, and every coin in it has its ledger row.
 */
export const createSeed = (today: Date): Snapshot => {
  const random = createRandom(20_261);
  const books = createBooks(today);
  const people = seedPeople(random, books);
  const those = (role: Role) => people.filter((person) => person.role === role);
  const { tasks: posted, orders, payments } = seedTasks(random, books, those('buyer'), today);
  const { tasks, submissions } = seedSubmissions(random, books, posted, those('worker'), today);
  // The demo's worker keeps all coins, so that there is something to withdraw.
  const withdrawals = seedWithdrawals(random, books, those('worker').slice(1), people[0]?._id ?? '', today);
  return {
    users: people.map((user) => ({ ...user, coin: books.balance(`user:${user._id}`) })),
    tasks: tasks.map((task) => ({ ...task, escrow: books.balance(`escrow:${task._id}`) })),
    submissions,
    withdrawals,
    orders,
    payments,
    ledger: books.ledger,
  };
};

export { demoPeople } from './seed/people.ts';
