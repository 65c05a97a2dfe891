import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { hasEnded } from './useTerms.ts';
import type { TaskRecord } from './taskRecord.ts';

type TaskMarksProps = {
  task: TaskRecord;
  /** True when this worker has submitted work to the task. */
  submitted: boolean;
  /** True when the worker's submission was rejected, so that another may be handed in (C-60). */
  rejected?: boolean;
  /**
   * True in a row of a table, which has room for one badge: that of the submission, or else that the task has ended.
   */
  brief?: boolean;
};

/**
 * Badges of a task that has ended or that this worker has submitted work to, because such tasks are not hidden (C-49).
 * `rejected` adds the badge 'Rejected'; with `brief` only one badge is shown. Renders nothing for other tasks.
 */
export const TaskMarks = ({ task, submitted, rejected = false, brief = false }: TaskMarksProps) => {
  const t = useT();
  const ended = !(brief && submitted) && hasEnded(task.completionDate, new Date());
  if (!ended && !submitted) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {submitted && !(brief && rejected) && (
        <StatusBadge tone={rejected ? 'info' : 'success'}>{t('work.submitted')}</StatusBadge>
      )}
      {rejected && <StatusBadge tone="failure">{t('submissions.status.rejected')}</StatusBadge>}
      {ended && <StatusBadge tone="warning">{t('tasks.ended')}</StatusBadge>}
    </Box>
  );
};
