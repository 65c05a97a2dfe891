import Typography from '@mui/material/Typography';
import { CanAccess, useGetOne } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { useT } from '#i18n/useT.ts';
import type { TaskRecord } from '../taskRecord.ts';

type HandInsProps = { task: TaskRecord };

/** The number of submissions for the text that is about to change (C-73), where the server can say it (C-67). */
export const HandIns = (props: HandInsProps) => (
  <CanAccess resource="handIns" action="show">
    <HandInsLine {...props} />
  </CanAccess>
);

const HandInsLine = ({ task: { id } }: HandInsProps) => {
  const t = useT();
  const { data } = useGetOne<Records['handIns']['record']>('handIns', { id }, { retry: false });
  if (!data?.count) return null;
  return (
    <Typography role="status" dir="auto">
      {t('myTasks.handIns', { smart_count: data.count, workers: data.workers || '…' })}
    </Typography>
  );
};
