import { hashOf } from './hashOf.ts';
import type { Stamp } from './store/port.ts';
import type { Tables, TaskRow } from './store/tables.ts';

/** Row of the table `texts` for a task's present text; the id is a hash of the text. */
export const textOf = async (task: TaskRow, { created_at }: Stamp): Promise<Tables['texts']> => {
  const { taskTitle, taskDetail, submissionInfo } = task;
  return {
    _id: await hashOf([taskTitle, taskDetail, submissionInfo]),
    taskTitle,
    taskDetail,
    submissionInfo,
    created_at,
  };
};
