import { useRecordContext } from 'react-admin';
import { KeptWork, SubmitWork } from '#resources/submissions/index.ts';
import { hasEnded, NextTask, TaskForWorker, useSubmittedTasks, type TaskRecord } from '#resources/tasks/index.ts';

/**
 * Screen 'Task Details' (WD): the task of react-admin's record context, and the worker's submission to it. For a
 * deleted task (`isGone`) with no record, only an `id`, it shows the unsent draft that this browser kept.
 */
export const WorkerTask = ({ isGone = false, id = '' }: { isGone?: boolean; id?: string }) => {
  const task = useRecordContext<TaskRecord>();
  if (task) return <Work task={task} isGone={isGone} />;
  return isGone && <KeptWork taskId={id} />;
};

const Work = ({ task, isGone }: { task: TaskRecord; isGone: boolean }) => {
  const { byTask, checking } = useSubmittedTasks();
  const submission = byTask.get(task._id);
  return (
    <TaskForWorker task={task} submitted={submission !== undefined}>
      <SubmitWork
        task={task}
        submission={submission}
        checking={checking}
        gone={isGone}
        ended={hasEnded(task.completionDate, new Date())}
        next={<NextTask after={task._id} done={new Set(byTask.keys())} />}
      />
    </TaskForWorker>
  );
};
