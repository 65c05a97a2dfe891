import { lists } from './bars.mjs';

/** Name that every row begins with; a visit waits for it. */
export const ROW = 'Bench row';

/**
 * E-mail address of the role's user.
 * @param {import('./bars.mjs').Role} role
 */
export const addressOf = (role) => `${role}@bench.example`;

/**
 * @template T
 * @param {import('./bars.mjs').Role} role
 * @param {(number: number) => T} make
 */
const rowsOf = (role, make) => Array.from({ length: lists[role].rows }, (_, index) => make(index + 1));

/** Users of the admin's list. */
export const users = rowsOf('admin', (number) => ({
  _id: `user-${number}`,
  name: `${ROW} ${number}`,
  email: `row${number}@bench.example`,
  role: number % 3 === 0 ? 'buyer' : 'worker',
  coin: (number * 37) % 900,
  imgurl: '',
}));

const tasks = rowsOf('buyer', (number) => ({
  _id: `task-${number}`,
  user: addressOf('buyer'),
  name: 'buyer',
  taskImageUrl: '',
  taskTitle: `${ROW} ${number}`,
  taskDetail: 'Look at the picture and write down what it shows, in one sentence of ten words at most.',
  requiredWorkers: number % 20,
  payableAmount: 10 + (number % 7),
  completionDate: `2031-0${(number % 9) + 1}-15`,
  submissionInfo: 'The sentence',
}));

const submissions = rowsOf('worker', (number) => ({
  _id: `submission-${number}`,
  task_id: `task-${number}`,
  task_title: `${ROW} ${number}`,
  payable_amount: 10 + (number % 7),
  required_worker: 5,
  worker_email: addressOf('worker'),
  worker_name: 'worker',
  buyer_name: 'buyer',
  buyer_email: addressOf('buyer'),
  submission_details: 'A dog sleeps on a red sofa beside an open window.',
  current_date: `2030-0${(number % 9) + 1}-15`,
  status: ['pending', 'approve', 'reject'][number % 3],
}));

/**
 * Responses of the specification's server for the lists of buyer and worker.
 * @type {Record<string, string>}
 */
export const filled = {
  [`GET /buyerAlltask?email=${addressOf('buyer')}`]: JSON.stringify(tasks),
  [`GET /submission?email=${addressOf('worker')}`]: JSON.stringify(submissions),
};
