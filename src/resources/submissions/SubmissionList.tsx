import Box from '@mui/material/Box';
import { lazy, useMemo } from 'react';
import { useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { submissionStatus, submissionStatuses } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { useList } from '#ui/grid/useList.ts';
import { LookSwitch } from '#ui/page/LookSwitch.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { OneSubmission } from './OneSubmission.tsx';
import { NEWEST_FIRST, type SubmissionRecord } from './submissionRecord.ts';
import { useSubmissionColumns } from './useSubmissionColumns.tsx';

const SubmissionDetails = lazy(() =>
  import('./SubmissionDetails.tsx').then((module) => ({ default: module.SubmissionDetails })),
);

/** The sizes of a page, one submission at first as specified; react-admin remembers another choice (WS-3, C-07). */
const SIZES = [1, 10, 25, 50] as const;

/** My Submissions: a worker's submissions with their status (WS); a single one to a page is drawn as a page. */
export const SubmissionList = () => {
  const t = useT();
  return (
    <ScreenList resource="submissions" perPage={SIZES[0]} sort={NEWEST_FIRST}>
      <Box sx={headStyle}>
        <ScreenHeading title={t('menu.mySubmissions')} description={t('submissions.description')} />
        <SizeSwitch />
      </Box>
      <Submissions />
    </ScreenList>
  );
};

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

/** The switch between one submission and a list, which sets the size of a page; the choice below the list shows it too. */
const SizeSwitch = () => {
  const t = useT();
  const { perPage, setPerPage } = useList();
  return (
    <LookSwitch
      label={t('work.look.label')}
      looks={[
        { key: 'one', label: t('work.look.one') },
        { key: 'list', label: t('work.look.list') },
      ]}
      look={perPage === SIZES[0] ? 'one' : 'list'}
      onChange={(look) => {
        if (look === 'one') setPerPage(SIZES[0]);
        else if (perPage === SIZES[0]) setPerPage(SIZES[1]);
      }}
    />
  );
};

const Submissions = () => {
  const t = useT();
  const details = useDetails();
  return (
    <>
      <ListGrid
        label={t('menu.mySubmissions')}
        columns={useSubmissionColumns()}
        filters={useStatusFilter()}
        pager={{ sizes: SIZES, numbered: true, label: t('submissions.perPage') }}
        empty={{ title: t('submissions.none') }}
        one={(submission) => <OneSubmission key={submission.id} submission={submission} />}
        onOpen={({ id }) => details.open(id)}
      />
      <RecordPanel<SubmissionRecord> resource="submissions" details={details}>
        {(submission) => <SubmissionDetails submission={submission} details={details} />}
      </RecordPanel>
    </>
  );
};

const NONE: readonly SubmissionRecord[] = [];

/** The filter by status. An unknown status of the server counts as rejected, and can be chosen by its own word (C-43). */
const useStatusFilter = (): readonly Filter[] => {
  const t = useT();
  const { data = NONE } = useGetList<SubmissionRecord>('submissions', { pagination: ALL_ROWS, sort: NEWEST_FIRST });
  return useMemo(() => {
    const values = new Set<string>([...submissionStatuses, ...data.map(({ status }) => status)]);
    const labelOf = (raw: string) => {
      const label = t(`submissions.status.${submissionStatus(raw)}`);
      return submissionStatuses.some((known) => known === raw) ? label : t('submissions.otherStatus', { label, raw });
    };
    return [
      {
        field: 'status',
        label: t('submissions.column.status'),
        options: [...values].map((value) => ({ value, label: labelOf(value) })),
      },
    ];
  }, [t, data]);
};
