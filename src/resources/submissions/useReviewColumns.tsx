import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { CanAccess } from 'react-admin';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import type { Column } from '#ui/grid/column.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { OneLine } from '#ui/text/OneLine.tsx';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { titleIdOf, workerIdOf, type SubmissionRecord } from './submissionRecord.ts';
import { useReview } from './useReview.ts';

/** The columns of 'Pending Submissions' of a buyer. */
export const useReviewColumns = (onDetails: (id: string) => void): readonly Column<SubmissionRecord>[] => {
  const t = useT();
  const inCoins = useCoinText();
  return useMemo(
    (): Column<SubmissionRecord>[] => [
      {
        field: 'worker_name',
        name: t('review.column.worker'),
        flex: 1,
        minWidth: 200,
        card: 'heading',
        cell: (submission) => (
          <Box id={workerIdOf(submission)} sx={{ minWidth: 0 }}>
            <Persona name={submission.worker_name} detail={submission.worker_email} />
          </Box>
        ),
      },
      {
        field: 'task_title',
        name: t('review.column.title'),
        flex: 1.4,
        minWidth: 200,
        cell: (submission) => <OneLine id={titleIdOf(submission)}>{submission.task_title}</OneLine>,
      },
      {
        field: 'payable_amount',
        name: t('review.column.pay'),
        kind: 'number',
        width: 148,
        text: ({ payable_amount }) => inCoins(payable_amount),
      },
      {
        field: 'actions',
        name: t('review.column.actions'),
        width: 286,
        card: 'controls',
        cell: (submission, tabIndex) => (
          <ReviewButtons submission={submission} tabIndex={tabIndex} onDetails={() => onDetails(submission.id)} />
        ),
      },
    ],
    [t, inCoins, onDetails],
  );
};

type ReviewButtonsProps = { submission: SubmissionRecord; tabIndex: number; onDetails: () => void };

/**
 * The buttons 'Details', 'Approve', 'Reject' of a row. While a verdict is under way they stay focusable, or the keyboard would
 * lose its place.
 */
const ReviewButtons = ({ submission, tabIndex, onDetails }: ReviewButtonsProps) => {
  const t = useT();
  const { review, isPending, isHeld } = useReview(submission);
  const common = {
    tabIndex,
    'aria-describedby': `${workerIdOf(submission)} ${titleIdOf(submission)}`,
  } as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button {...common} variant="text" startIcon={<EyeRegular />} onClick={onDetails} sx={{ ml: -1 }}>
        {t('review.details')}
      </Button>
      {isHeld ? (
        <StatusBadge tone="waiting">{t('review.one.willBeSent')}</StatusBadge>
      ) : (
        <CanAccess action="edit">
          <Button
            {...common}
            startIcon={<CheckmarkRegular />}
            sx={approveStyle}
            aria-disabled={isPending}
            onClick={() => review('approved')}
          >
            {t('review.approve')}
          </Button>
          <Button {...common} sx={verdictStyle} aria-disabled={isPending} onClick={() => review('rejected')}>
            {t('review.reject')}
          </Button>
        </CanAccess>
      )}
    </Box>
  );
};

const verdictStyle = { minWidth: 72 } as const;
const approveStyle = {
  ...verdictStyle,
  '& .MuiButton-startIcon': { mr: 0.5 },
  '&& .MuiButton-startIcon > *': { fontSize: 16, color: fluent('successText') },
} as const;
