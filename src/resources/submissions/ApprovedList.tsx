import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import Button from '@mui/material/Button';
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
      storeKey="submissions.approved.listParams"
      filter={APPROVED}
      // Few, so that the earnings below are near.
      perPage={SIZES[0]}
      sort={NEWEST_FIRST}
    >
      <Approved />
    </ScreenList>
  </CanAccess>
);

const SIZES = [5, 10, 25, 50, 100] as const;

const APPROVED = { status: 'approved' } as const;

const Approved = () => {
  const t = useT();
  return (
    <ListSection
      title={t('submissions.approvedTitle')}
      aside={
        <Button variant="text" href={`#${EARNINGS}`} endIcon={<ArrowDownRegular />}>
          {t('earnings.toTitle')}
        </Button>
      }
    >
      <ListGrid
        label={t('submissions.approvedTitle')}
        columns={useSubmissionColumns(true)}
        pager={{ sizes: SIZES }}
        empty={{ title: t('submissions.noneApproved') }}
        // A scroll bar of its own would hold up people on their way to the earnings below.
        scrolls={false}
      />
    </ListSection>
  );
};
