import { transfers } from '../ledger.ts';
import type { SubmissionRow, TaskRow, UserRow } from '../store/tables.ts';
import type { Books } from './createBooks.ts';
import { dayAfter } from './days.ts';
import type { Random } from './createRandom.ts';
import { taskKinds } from './taskKinds.ts';

const SUBMISSIONS = 300;
const OF_DEMO_WORKER = 16;
/** Number of workers who do most of the work, and so have coins to withdraw. */
const BUSY_WORKERS = 22;
const HISTORY_DAYS = 40;

/**
 * Creates the demo's submissions, oldest first, and books the pay of approved ones. Returns the tasks too, with the
 * slots that remain open.
 */
export const seedSubmissions = (
  random: Random,
  books: Books,
  tasks: readonly TaskRow[],
  workers: readonly UserRow[],
  today: Date,
) => {
  const open = new Map(tasks.map((task) => [task._id, task.requiredWorkers]));
  const seen = new Set<string>();
  const busy = workers.slice(1, BUSY_WORKERS + 1);

  const submit = (index: number): SubmissionRow => {
    const ofDemo = index % Math.floor(SUBMISSIONS / OF_DEMO_WORKER) === 0;
    const worker = ofDemo ? workers[0] : random.pick(random.chance(0.85) ? busy : workers.slice(1));
    const task = random.pick(tasks);
    const free = open.get(task._id) ?? 0;
    if (!worker || free === 0 || seen.has(`${task._id} ${worker._id}`)) return submit(index);
    seen.add(`${task._id} ${worker._id}`);
    const submission = {
      _id: random.hex(24),
      task_id: task._id,
      task_title: task.taskTitle,
      payable_amount: task.payableAmount,
      required_worker: free,
      worker_id: worker._id,
      worker_email: worker.email,
      worker_name: worker.name,
      buyer_id: task.user_id,
      buyer_name: task.name,
      buyer_email: task.user,
      submission_details: random.pick(taskKinds.find(({ proof }) => proof === task.submissionInfo)?.works ?? ['Done.']),
      current_date: dayAfter(today, Math.round((index / SUBMISSIONS - 1) * HISTORY_DAYS)),
      status: statusOf(index, random),
      text_id: '',
      created_at: books.stamp(worker._id).created_at,
    };
    if (submission.status === 'approved') books.book(transfers.approval(submission, books.stamp(task.user_id)));
    if (submission.status !== 'rejected') open.set(task._id, free - 1);
    return submission;
  };

  const submissions = Array.from({ length: SUBMISSIONS }, (_, index) => submit(index));
  return { submissions, tasks: tasks.map((task) => ({ ...task, requiredWorkers: open.get(task._id) ?? 0 })) };
};

/** Random status of the submission with this number, from the oldest on; older ones are mostly reviewed. */
const statusOf = (index: number, random: Random): SubmissionRow['status'] => {
  if (random.chance(index > SUBMISSIONS * 0.75 ? 0.6 : 0.06)) return 'pending';
  return random.chance(0.13) ? 'rejected' : 'approved';
};
