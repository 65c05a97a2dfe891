import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { titleIdOf, workerIdOf, type SubmissionRecord } from './submissionRecord.ts';
import { useReview } from './useReview.ts';

type ReviewButtonsProps = { submission: SubmissionRecord; tabIndex: number; onDetails: () => void };

/** 'Details', 'Approve', 'Reject' of a row. While a verdict is under way they stay focusable, or the keyboard would lose its place. */
export const ReviewButtons = ({ submission, tabIndex, onDetails }: ReviewButtonsProps) => {
  const t = useT();
  const { review, isPending, isHeld } = useReview(submission);
  const common = {
    size: 'small',
    tabIndex,
    'aria-describedby': `${workerIdOf(submission)} ${titleIdOf(submission)}`,
  } as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button {...common} onClick={onDetails}>
        {t('review.details')}
      </Button>
      {isHeld ? (
        <StatusBadge tone="waiting">{t('review.one.willBeSent')}</StatusBadge>
      ) : (
        <CanAccess action="edit">
          <Button {...common} aria-disabled={isPending} onClick={() => review('approved')}>
            {t('review.approve')}
          </Button>
          <Button {...common} aria-disabled={isPending} onClick={() => review('rejected')}>
            {t('review.reject')}
          </Button>
        </CanAccess>
      )}
    </Box>
  );
};
