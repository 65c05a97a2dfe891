import { useRecordContext } from 'react-admin';
import { KeptWork, SubmitWork } from '#resources/submissions/index.ts';
import { hasEnded, NextTask, TaskForWorker, useSubmittedTasks, type TaskRecord } from '#resources/tasks/index.ts';

/**
 * Task Details (WD): a task, loaded before the screen is drawn, and the work on it; for a deleted task, the text that was kept.
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
