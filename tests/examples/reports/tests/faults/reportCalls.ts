import type { Snapshot } from '#backend/store/port.ts';
import type { Place } from './console.ts';
import { listCall } from './listCall.ts';

/** Demo's rows with two tasks that the demo's first worker has reported. */
const reported = (seed: Snapshot): Snapshot => ({
  ...seed,
  reports: seed.tasks.slice(0, 2).map(({ _id, created_at }, index) => ({
    _id,
    task_title: `Log in at example.com, ${String(index)}`,
    reason: `Asks for a password, ${String(index)}.`,
    reporter: `worker${String(index)}@example.test`,
    report_date: created_at,
    reporter_id: seed.users.find(({ role }) => role === 'worker')?._id ?? '',
    created_at,
  })),
});

export const reports: Place = {
  path: '/Dashboard/reports',
  heading: 'Reported Tasks',
  search: 'worker',
  about: 'worker1@example.test',
  marketplaceOf: reported,
};

export const reportCalls = { listReports: listCall(reports) };
