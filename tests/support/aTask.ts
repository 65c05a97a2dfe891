import type { Task } from '#domain/entities.ts';

/** Task with usual values; override what matters to the test. */
export const aTask = (change: Partial<Task> = {}): Task => ({
  _id: 'a1b2c3d4e5f6a7b8c9d0e1f2',
  user: 'buyer@example.test',
  name: 'Mateo Silva',
  taskImageUrl: '',
  taskTitle: 'Count the birds',
  taskDetail: 'For an hour.',
  requiredWorkers: 3,
  payableAmount: 20,
  completionDate: '2026-06-30',
  submissionInfo: 'A number.',
  ...change,
});
