import { addTask } from '../addTask.ts';
import { myTasks } from '../myTasks.ts';
import { payments } from '../payments.ts';
import { pictures } from '../pictures.ts';
import { submissions } from '../submissions.ts';
import { taskForm } from '../taskForm.ts';

/** Texts for buyers alone. */
export const buyer = { ...myTasks, ...addTask, ...taskForm, ...pictures, ...submissions, ...payments } as const;
