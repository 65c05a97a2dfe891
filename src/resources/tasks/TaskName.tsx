import { CodeAndTitle } from '#ui/facts/CodeAndTitle.tsx';
import { titleIdOf, type TaskRecord } from './taskRecord.ts';

/** A task in a list. */
export const TaskName = ({ task }: { task: TaskRecord }) => (
  <CodeAndTitle code={task._id} title={task.taskTitle} titleId={titleIdOf(task)} />
);
