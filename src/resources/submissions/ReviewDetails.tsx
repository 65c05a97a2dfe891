import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CanAccess, useStore } from 'react-admin';
import { isRecord } from '#domain/isRecord.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { CopyButton } from '#ui/forms/CopyButton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { PANEL_TITLE } from '#ui/panel/DetailsPanel.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import { cut, LONG } from '#ui/text/cut.ts';
import { SameAnswers } from './SameAnswers.tsx';
import { workerOf, type SubmissionRecord } from './submissionRecord.ts';
import { useAsked } from './useKeptText.ts';
import { usePending } from './usePending.ts';
import { useReview } from './useReview.ts';
import { WorkText } from './WorkText.tsx';

/**
 * Contents of the dialog with a submission's details, for its buyer (BH-7). It shows the worker, a warning of identical
 * answers, the work beside the proof that the task asked for, a message to copy for the worker (C-29), and the buttons
 * for a verdict.
 */
export const ReviewDetails = ({ submission, onClose }: { submission: SubmissionRecord; onClose: () => void }) => {
  const t = useT();
  const { day } = useFormat();
  const inCoins = useCoinText();
  const { review, isPending, isHeld } = useReview(submission, onClose);
  const { data: rows = [] } = usePending();
  const proof = useAsked(submission).asked?.submissionInfo ?? '';
  return (
    <>
      <DialogTitle id={PANEL_TITLE} sx={{ overflowWrap: 'anywhere' }}>
        {cut(submission.task_title || submission.task_id)}
      </DialogTitle>
      <DialogContent dividers tabIndex={0} sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2.5 }}>
        <Box sx={factsStyle}>
          <KeyFacts
            facts={[
              {
                label: t('review.column.worker'),
                value: <Persona name={workerOf(submission)} detail={submission.worker_email} />,
                wide: true,
              },
              { label: t('review.column.pay'), value: inCoins(submission.payable_amount), figure: true },
              { label: t('review.submittedOn'), value: day(submission.current_date) || t('review.unknown') },
              { label: t('review.jobcode'), value: submission.task_id, wide: true },
            ]}
          />
        </Box>
        <SameAnswers submission={submission} rows={rows} />
        <Box sx={besideStyle}>
          <WorkText title={t('review.work')}>{submission.submission_details}</WorkText>
          {proof && <WorkText title={t('review.proof')}>{proof}</WorkText>}
        </Box>
        <MessageToWorker submission={submission} proof={proof} />
      </DialogContent>
      <DialogActions>
        {isHeld ? (
          <StatusBadge tone="waiting">{t('review.one.willBeSent')}</StatusBadge>
        ) : (
          <CanAccess action="edit">
            <Button variant="contained" color="primary" aria-disabled={isPending} onClick={() => review('approved')}>
              {t('review.approve')}
            </Button>
            <Button aria-disabled={isPending} onClick={() => review('rejected')}>
              {t('review.reject')}
            </Button>
          </CanAccess>
        )}
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </>
  );
};

/** Style of the facts: in the columns of the texts below them. */
const factsStyle = { '& > dl': { columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } } } as const;

const besideStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
} as const;

/**
 * Text field with a message to the worker, to complete, copy and send by mail, because the server takes no reason for a
 * rejection (C-29). `proof` is what the task asked workers to hand in.
 */
const MessageToWorker = ({ submission, proof }: { submission: SubmissionRecord; proof: string }) => {
  const t = useT();
  const { id, worker_email, task_title, buyer_name } = submission;
  /**
   * Messages by submission id in react-admin's store, so that they outlast closing the dialog and reloading the page.
   */
  const [stored, store] = useStore<unknown>('review.messages');
  const { [id]: written, ...others } = isRecord(stored) ? stored : {};
  const write = (text: string) => store(Object.fromEntries([...Object.entries(others), [id, text]].slice(-MOST)));
  const ready = t('review.message.text', {
    worker: cut(workerOf(submission)),
    title: cut(task_title),
    proof: proof && t('review.message.proof', { proof: cut(proof, LONG) }),
    buyer: cut(buyer_name),
  });
  const message = typeof written === 'string' ? written : ready;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextArea
        label={t('review.message.label')}
        hint={t('review.message.hint')}
        value={message}
        onChange={({ target }) => write(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label={t('review.message.copy')} text={message} />
        <CopyButton label={t('review.message.copyAddress')} text={worker_email} />
      </Box>
    </Box>
  );
};

/** Number of messages that are kept: the latest ones. */
const MOST = 20;
