import Link from '@mui/material/Link';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { EARNINGS } from './EarningsSection.tsx';
import { NEWEST_FIRST } from './submissionRecord.ts';
import { useSubmissionColumns } from './useSubmissionColumns.tsx';

/** A worker's approved submissions, which have a call of their own (WH-2, WH-3). */
export const ApprovedList = () => (
  <CanAccess action="list" resource="submissions">
    <ScreenList
      resource="submissions"
      storeKey="submissions.approved"
      filter={APPROVED}
      perPage={25}
      sort={NEWEST_FIRST}
    >
      <Approved />
    </ScreenList>
  </CanAccess>
);

const APPROVED = { status: 'approved' } as const;

const Approved = () => {
  const t = useT();
  return (
    <ListSection
      title={t('submissions.approvedTitle')}
      aside={<Link href={`#${EARNINGS}`}>{t('earnings.toTitle')}</Link>}
    >
      <ListGrid
        label={t('submissions.approvedTitle')}
        columns={useSubmissionColumns()}
        empty={{ title: t('submissions.noneApproved') }}
      />
    </ListSection>
  );
};
