import type { Submission } from '#domain/entities.ts';

/** Pending submission for 40 coins; ids and people differ by number. `change` overrides fields. */
export const aSubmission = (number: number, change: Partial<Submission> = {}): Submission => ({
  _id: `s${String(number)}`,
  task_id: `t${String(number)}`,
  task_title: `Task ${String(number)}`,
  payable_amount: 40,
  required_worker: 3,
  worker_email: `worker${String(number)}@example.test`,
  worker_name: `Worker ${String(number)}`,
  buyer_name: 'Mateo Silva',
  buyer_email: 'buyer@example.test',
  submission_details: `Work ${String(number)}`,
  current_date: `2026-06-${String(number).padStart(2, '0')}`,
  status: 'pending',
  ...change,
});
