import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { hasEnded } from './hasEnded.ts';
import type { TaskRecord } from './taskRecord.ts';

type TaskMarksProps = {
  task: TaskRecord;
  submitted: boolean;
  /** What was submitted has been rejected: another may be handed in (C-60). */
  rejected?: boolean;
  /** In a line of a table one mark has room; that a task has ended stands beside its day. */
  brief?: boolean;
};

/** What is to be known before reading on: such tasks are marked and not hidden (C-49). Nothing where there is nothing to say. */
export const TaskMarks = ({ task, submitted, rejected = false, brief = false }: TaskMarksProps) => {
  const t = useT();
  const ended = !brief && hasEnded(task.completionDate, new Date());
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
