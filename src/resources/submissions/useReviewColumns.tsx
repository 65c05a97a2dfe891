import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { CanAccess } from 'react-admin';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '#ui/commands/BarButton.tsx';
import type { Column } from '#ui/grid/column.ts';
import { useNarrow } from '#ui/grid/usePhone.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { Truncated } from '#ui/text/Truncated.tsx';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { titleIdOf, workerIdOf, type SubmissionRecord } from './submissionRecord.ts';
import { useReview } from './useReview.ts';

/**
 * Hook that returns the columns of a buyer's list 'Pending Submissions'. The button 'Details' calls `onDetails` with
 * the submission's id.
 */
export const useReviewColumns = (onDetails: (id: string) => void): readonly Column<SubmissionRecord>[] => {
  const t = useT();
  const inCoins = useCoinText();
  const brief = useNarrow();
  return useMemo(
    (): Column<SubmissionRecord>[] => [
      {
        field: 'worker_name',
        name: t('review.column.worker'),
        flex: brief ? 1.1 : 1,
        minWidth: 150,
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
        minWidth: 130,
        cell: (submission) => (
          <Truncated id={titleIdOf(submission)} wraps>
            {submission.task_title}
          </Truncated>
        ),
      },
      {
        field: 'payable_amount',
        name: t('review.column.pay'),
        kind: 'number',
        width: 128,
        tight: 104,
        text: ({ payable_amount }) => inCoins(payable_amount),
      },
      {
        field: 'actions',
        name: t('review.column.actions'),
        width: brief ? 136 : 340,
        card: 'controls',
        cell: (submission, tabIndex) => (
          <ReviewButtons
            submission={submission}
            tabIndex={tabIndex}
            brief={brief}
            onDetails={() => onDetails(submission.id)}
          />
        ),
      },
    ],
    [t, inCoins, onDetails, brief],
  );
};

/** Props of a row's buttons. With `brief`, they are icons alone. */
type ReviewButtonsProps = { submission: SubmissionRecord; tabIndex: number; brief: boolean; onDetails: () => void };

/**
 * Buttons 'Details', 'Approve' and 'Reject' of a row. They are not disabled while a verdict is being sent, because the
 * keyboard focus would be lost.
 */
const ReviewButtons = ({ submission, tabIndex, brief, onDetails }: ReviewButtonsProps) => {
  const t = useT();
  const { review, isPending, isHeld } = useReview(submission);
  const common = {
    tabIndex,
    brief,
    'aria-describedby': `${workerIdOf(submission)} ${titleIdOf(submission)}`,
  } as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: brief ? 0.5 : 1 }}>
      <BarButton
        {...common}
        variant="outlined"
        Icon={EyeRegular}
        label={t('review.details')}
        sx={buttonStyle}
        onClick={onDetails}
      />
      {isHeld ? (
        <StatusBadge tone="waiting">{t('review.one.willBeSent')}</StatusBadge>
      ) : (
        <CanAccess action="edit">
          <BarButton
            {...common}
            variant="outlined"
            Icon={CheckmarkRegular}
            label={t('review.approve')}
            sx={approveStyle}
            aria-disabled={isPending}
            onClick={() => review('approved')}
          />
          <BarButton
            {...common}
            variant="outlined"
            Icon={DismissRegular}
            label={t('review.reject')}
            sx={rejectStyle}
            aria-disabled={isPending}
            onClick={() => review('rejected')}
          />
        </CanAccess>
      )}
    </Box>
  );
};

const buttonStyle = {
  minWidth: 72,
  '& .MuiButton-startIcon': { mr: 0.5 },
  '&& .MuiButton-startIcon > *': { fontSize: 16 },
};
const verdictStyle = (colour: 'successText' | 'dangerText') => ({
  ...buttonStyle,
  '&& .MuiButton-startIcon > *': { fontSize: 16, color: fluent(colour) },
});
const approveStyle = verdictStyle('successText');
const rejectStyle = verdictStyle('dangerText');
