import Box from '@mui/material/Box';

import type { ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { KeyFacts, type Fact } from '#ui/facts/KeyFacts.tsx';
import { DetailsBody } from '#ui/panel/DetailsBody.tsx';
import type { Details } from '#ui/panel/useDetails.ts';
import { useActionsTab } from '#changes/log/useActionsTab.tsx';
import { hasEnded } from './useTerms.ts';
import { nameOf, type TaskRecord } from './taskRecord.ts';
import { taskPictureStyle, useTaskPicture } from './useTaskPicture.ts';

type TaskDetailsProps = {
  task: TaskRecord;
  details: Details;
  /** Pay of each worker. */
  pay: ReactNode;
  /** Further facts that only the viewer's role (admin or buyer) needs. */
  about: readonly Fact[];
  /** Buttons that the viewer's role has for the task. */
  actions: ReactNode;
};

/**
 * Contents of a task's details panel for admins and buyers, with everything that its buyer wrote as plain text. `about`
 * are further facts and `actions` buttons for the viewer's role; `details` is the panel's state (useDetails).
 */
export const TaskDetails = ({ task, details, pay, about, actions }: TaskDetailsProps) => {
  const t = useT();
  const { number, day } = useFormat();
  const logged = useActionsTab('tasks', task.id);
  const facts = [
    { label: t('tasks.column.places'), value: number(task.requiredWorkers), figure: true },
    { label: t('tasks.column.pay'), value: pay, figure: true },
    { label: t('tasks.column.ends'), value: day(task.completionDate) || t('tasks.none') },
    ...about,
    { label: t('tasks.detail'), value: task.taskDetail || t('tasks.none'), long: true },
    { label: t('tasks.submissionInfo'), value: task.submissionInfo || t('tasks.none'), long: true },
  ];
  return (
    <DetailsBody
      media={<TaskTile task={task} />}
      title={nameOf(task)}
      subtitle={task._id}
      badge={<TaskBadge task={task} />}
      actions={actions}
      tabs={[{ key: 'task', label: t('review.task'), content: <KeyFacts facts={facts} /> }, ...logged]}
      details={details}
    />
  );
};

const TaskBadge = ({ task: { completionDate, requiredWorkers } }: { task: TaskRecord }) => {
  const t = useT();
  if (hasEnded(completionDate, new Date())) return <StatusBadge tone="warning">{t('tasks.ended')}</StatusBadge>;
  if (requiredWorkers === 0) return <StatusBadge tone="info">{t('tasks.full')}</StatusBadge>;
  return <StatusBadge tone="success">{t('tasks.open')}</StatusBadge>;
};

/** Picture of the task, or a drawing chosen by its title. */
const TaskTile = ({ task }: { task: TaskRecord }) => <Box component="img" {...useTaskPicture(task)} sx={tileStyle} />;

const tileStyle = {
  flex: 'none',
  width: 72,
  height: 72,
  objectFit: 'cover',
  borderRadius: '8px',
  ...taskPictureStyle,
} as const;
