import { addTask } from '../addTask.ts';
import { myTasks } from '../myTasks.ts';
import { payments } from '../payments.ts';
import { submissions } from '../submissions.ts';
import { taskForm } from '../taskForm.ts';

/** What only buyers read. */
export const buyer = { ...myTasks, ...addTask, ...taskForm, ...submissions, ...payments } as const;
