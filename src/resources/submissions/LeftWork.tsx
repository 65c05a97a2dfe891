import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRemoveFromStore, useStore } from 'react-admin';
import { isRecord } from '#domain/isRecord.ts';
import { isFilled } from '#domain/unseen.ts';
import { useT } from '#i18n/useT.ts';
import { CopyButton } from '#ui/forms/CopyButton.tsx';
import { draftKey } from '#ui/forms/useDraftForm.ts';
import { draftName } from './WorkForm.tsx';
import { WorkText } from './WorkText.tsx';

/** What was written for a task that is gone: no form is left to hold it, and its writer may want it elsewhere. */
export const LeftWork = ({ taskId }: { taskId: string }) => {
  const t = useT();
  const key = draftKey(draftName(taskId));
  const [draft] = useStore<unknown>(key);
  const remove = useRemoveFromStore(key);
  const words = isRecord(draft) ? draft.submission_details : undefined;
  if (typeof words !== 'string' || !isFilled(words)) return null;
  const discard = () => {
    // The button goes with the text.
    document.querySelector<HTMLElement>('main h1')?.focus();
    remove();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <Typography component="h2" variant="h6">
        {t('work.submit.left')}
      </Typography>
      <WorkText title={t('work.submit.field')}>{words}</WorkText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CopyButton label={t('work.submit.copy')} text={words} />
        <Button onClick={discard}>{t('work.submit.discard')}</Button>
      </Box>
    </Box>
  );
};
