import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useGetList } from 'react-admin';
import { OutcomeView } from '#bulk/OutcomeView.tsx';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { OLDEST_FIRST, verdictLabel, type SubmissionRecord } from '../submissionRecord.ts';
import type { Queue } from './heldVerdict.ts';
import { useEarlierVerdicts } from './useVerdictDesk.ts';

type EarlierVerdictsProps = {
  earlier: Queue;
  /** Callback of the Send button, with the submissions that are still pending. */
  onSend: (pending: readonly SubmissionRecord[]) => void;
  onDiscard: () => void;
};

/**
 * Panel with the verdicts that an earlier visit did not send, or for which it received no response. It looks up which
 * of their submissions are still pending, and sends those verdicts only at the press of a button, by calling `onSend`
 * with the pending submissions.
 */
export const EarlierVerdicts = ({ earlier, onSend, onDiscard }: EarlierVerdictsProps) => {
  const t = useT();
  const { data: pending } = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: OLDEST_FIRST });
  const ids = new Set(pending?.map(({ id }) => id));
  const count = earlier.filter(({ id }) => ids.has(id)).length;
  const summary = !pending
    ? t('review.left.lookingUp')
    : count > 0
      ? t('review.left.question', { smart_count: count })
      : t('review.left.nothing');
  return (
    <Paper component="section" aria-label={t('review.left.title')} sx={style}>
      <Box role="status" sx={visuallyHidden}>
        {summary}
      </Box>
      <OutcomeView
        title={t('review.left.title')}
        summary={summary}
        tone="warning"
        headings={{ result: t('review.left.verdict'), reason: t('review.left.state') }}
        rows={earlier.map(({ id, name, verdict, state }) => ({
          id,
          name,
          result: t(verdictLabel[verdict]),
          reason: pending ? t(`review.left.${ids.has(id) ? state : 'gone'}`) : '',
        }))}
        actions={
          <>
            {pending && count > 0 && (
              <Button variant="contained" color="primary" onClick={() => onSend(pending)}>
                {t('review.left.send', { smart_count: count })}
              </Button>
            )}
            <Button onClick={onDiscard}>{t(pending && count === 0 ? 'action.close' : 'review.left.discard')}</Button>
          </>
        }
      />
    </Paper>
  );
};

const style = { mb: 2.5, p: { xs: 2, sm: 3 }, borderRadius: 2, boxShadow: fluent('shadow4') } as const;

/**
 * Panel {@link EarlierVerdicts} above the buyer's list of pending submissions. Renders nothing if an earlier visit has
 * left no verdicts.
 */
export const EarlierAboveList = () => {
  const { earlier, send, discard } = useEarlierVerdicts();
  return earlier.length > 0 && <EarlierVerdicts earlier={earlier} onSend={send} onDiscard={discard} />;
};
