import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useStore } from 'react-admin';
import { isRecord } from '#domain/isRecord.ts';
import { useT } from '#i18n/useT.ts';
import { CopyButton } from '#ui/forms/CopyButton.tsx';
import { WorkText } from './WorkText.tsx';

/** What was written for a task that is gone: no form is left to hold it, and its writer may want it elsewhere. */
export const LeftWork = ({ taskId }: { taskId: string }) => {
  const t = useT();
  const [draft] = useStore<unknown>(`draft.submission.${taskId}`);
  const words = isRecord(draft) ? draft.submission_details : undefined;
  if (typeof words !== 'string' || words.trim() === '') return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <Typography component="h2" variant="h6">
        {t('work.submit.left')}
      </Typography>
      <WorkText title={t('work.submit.field')}>{words}</WorkText>
      <CopyButton label={t('work.submit.copy')} text={words} />
    </Box>
  );
};
