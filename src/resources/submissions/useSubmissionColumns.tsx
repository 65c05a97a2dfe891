import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { submissionStatus } from '#domain/rules.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import type { Column } from '#ui/grid/column.ts';
import { Truncated } from '#ui/text/Truncated.tsx';
import { StatusOfSubmission } from './StatusOfSubmission.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';

/**
 * Hook that returns the columns of a worker's submissions, the specified ones first (WS-2, WH-3); 'jobcode' is the
 * task's id. With `linked`, for lists without a details panel, the title links to the task.
 */
export const useSubmissionColumns = (linked = false): readonly Column<SubmissionRecord>[] => {
  const t = useT();
  const { day } = useFormat();
  const inCoins = useCoinText();
  return useMemo(
    (): Column<SubmissionRecord>[] => [
      { field: 'task_id', name: t('submissions.column.jobcode'), flex: 0.4, minWidth: 128, tight: 84 },
      {
        field: 'payable_amount',
        name: t('submissions.column.coin'),
        kind: 'number',
        width: 132,
        tight: 104,
        text: ({ payable_amount }) => inCoins(payable_amount),
      },
      {
        field: 'status',
        name: t('submissions.column.status'),
        width: 148,
        tight: 124,
        text: ({ status }) => t(`submissions.status.${submissionStatus(status)}`),
        cell: ({ status }) => <StatusOfSubmission status={status} />,
      },
      {
        field: 'current_date',
        name: t('submissions.column.date'),
        width: 148,
        tight: 116,
        text: ({ current_date }) => day(current_date),
      },
      {
        field: 'task_title',
        name: t('submissions.column.task'),
        flex: 1,
        minWidth: 200,
        tight: 150,
        card: 'heading',
        text: ({ task_title, task_id }) => task_title || task_id,
        cell: ({ task_title, task_id }, tabIndex) => {
          const title = <Truncated wraps>{task_title || task_id}</Truncated>;
          if (!linked || !task_id) return title;
          return (
            <Link component={RouterLink} to={addresses.taskDetails(task_id)} tabIndex={tabIndex} sx={linkStyle}>
              {title}
            </Link>
          );
        },
      },
    ],
    [t, day, inCoins, linked],
  );
};

/** Style of the link, in the blue of a list's other headings. */
const linkStyle = { display: 'block', py: '2px', color: 'fluent.brandText' } as const;
