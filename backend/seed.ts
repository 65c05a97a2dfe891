import { createBooks } from './seed/createBooks.ts';
import { demoPeople, seedPeople } from './seed/people.ts';
import { createRandom } from './seed/createRandom.ts';
import { seedSubmissions } from './seed/submissions.ts';
import { seedTasks } from './seed/tasks.ts';
import { seedWithdrawals } from './seed/withdrawals.ts';
import { specified, type Prices } from '#domain/coins.ts';
import type { Role } from '#domain/entities.ts';
import { emptySnapshot } from './store/memoryState.ts';
import type { Snapshot } from './store/port.ts';
import type { TaskText } from './store/tables.ts';

/**
 * Snapshot of the demo's rows: 200 users, 60 tasks, 300 submissions, 26 withdrawals, the same for the same day. Their
 * times are relative to `today`. All coins have ledger rows. `site` is the origin of the client, which serves the
 * pictures; with '', their addresses are paths.
 */
export const createSeed = (today: Date, prices: Prices = specified, site = ''): Snapshot => {
  const random = createRandom(20_261);
  const books = createBooks(today);
  const people = seedPeople(random, books, prices, site);
  const those = (role: Role) => people.filter((person) => person.role === role);
  const { tasks: posted, orders, payments } = seedTasks(random, books, those('buyer'), today, prices, site);
  const { tasks, submissions } = seedSubmissions(random, books, posted, those('worker'), today);
  // The demo's worker keeps all coins, to have something to withdraw.
  const withdrawals = seedWithdrawals(random, books, those('worker').slice(1), people[0]?._id ?? '', today, prices);
  // The latest work of the demo's worker, and the latest that waits for the demo's buyer, was done for an earlier,
  // shorter text.
  const latest = [
    submissions.findLast(({ worker_email }) => worker_email === demoPeople.worker),
    submissions.findLast(({ buyer_email, status }) => buyer_email === demoPeople.buyer && status === 'pending'),
  ];
  const done = submissions.map((one) => (latest.includes(one) ? { ...one, text_id: random.hex(24) } : one));
  return {
    ...emptySnapshot,
    users: people.map((user) => ({ ...user, coin: books.balance(`user:${user._id}`) })),
    tasks: tasks.map((task) => ({ ...task, escrow: books.balance(`escrow:${task._id}`) })),
    submissions: done,
    texts: done.flatMap(({ text_id, task_id, created_at }) => {
      const task = tasks.find(({ _id }) => text_id !== '' && _id === task_id);
      return task ? { ...earlierText(task), _id: text_id, created_at } : [];
    }),
    withdrawals,
    orders,
    payments,
    ledger: books.ledger,
  };
};

const earlierText = ({ taskTitle, taskDetail, submissionInfo }: TaskText): TaskText => ({
  taskTitle,
  taskDetail: `${taskDetail.split(/\. | and /)[0] ?? ''}.`,
  submissionInfo,
});

export { demoPeople };
