import { hashOf } from './hashOf.ts';
import type { Stamp } from './store/port.ts';
import type { Tables, TaskRow } from './store/tables.ts';

/** Text of a task with its hash as id. */
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
