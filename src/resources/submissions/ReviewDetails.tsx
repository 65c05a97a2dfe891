import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CanAccess } from 'react-admin';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { PANEL_TITLE } from '#ui/panel/DetailsPanel.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import { cut } from '#ui/text/cut.ts';
import { MessageToWorker } from './MessageToWorker.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';
import { useRequestedProof } from './useRequestedProof.ts';
import { useReview } from './useReview.ts';
import { WorkText } from './WorkText.tsx';

type ReviewDetailsProps = { submission: SubmissionRecord; onClose: () => void };

/** What a verdict needs: the work beside the proof that the task asked for, whose it is, and a message to them (BH-7, C-29). */
export const ReviewDetails = ({ submission, onClose }: ReviewDetailsProps) => {
  const t = useT();
  const { day } = useFormat();
  const inCoins = useCoinText();
  const { review, isPending } = useReview(submission, onClose);
  const proof = useRequestedProof(submission);
  return (
    <>
      <DialogTitle id={PANEL_TITLE} sx={{ overflowWrap: 'anywhere' }}>
        {cut(submission.task_title || submission.task_id)}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2.5 }}>
        <Persona name={submission.worker_name || submission.worker_email} detail={submission.worker_email} />
        <KeyFacts
          facts={[
            { label: t('review.column.pay'), value: inCoins(submission.payable_amount) },
            { label: t('review.submittedOn'), value: day(submission.current_date) || t('review.unknown') },
            { label: t('review.jobcode'), value: submission.task_id },
          ]}
        />
        <Box sx={besideStyle}>
          <WorkText title={t('review.work')}>{submission.submission_details}</WorkText>
          {proof && <WorkText title={t('review.proof')}>{proof}</WorkText>}
        </Box>
        <MessageToWorker submission={submission} proof={proof} />
      </DialogContent>
      <DialogActions>
        <CanAccess action="edit">
          <Button variant="contained" color="primary" aria-disabled={isPending} onClick={() => review('approved')}>
            {t('review.approve')}
          </Button>
          <Button aria-disabled={isPending} onClick={() => review('rejected')}>
            {t('review.reject')}
          </Button>
        </CanAccess>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </>
  );
};

const besideStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
} as const;
