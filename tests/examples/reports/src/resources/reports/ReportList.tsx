import { useMemo } from 'react';
import type { Records } from '#dataProvider/bindings.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { DetailsBody } from '#ui/panel/DetailsBody.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { Truncated } from '#ui/text/Truncated.tsx';

type ReportRecord = Records['reports']['record'];

const NEWEST_FIRST = { field: 'report_date', order: 'DESC' } as const;

/** List of the tasks that people have reported, with a panel of details; the command bar exports it as CSV. */
export const ReportList = () => {
  const t = useT();
  const details = useDetails();
  const columns = useReportColumns();
  return (
    <ScreenList resource="reports" perPage={25} sort={NEWEST_FIRST}>
      <ScreenHeading title={t('menu.reports')} description={t('reports.description')} />
      <ListGrid
        label={t('menu.reports')}
        columns={columns}
        empty={{ title: t('reports.none') }}
        onOpen={({ id }) => details.open(id)}
      />
      <RecordPanel<ReportRecord> resource="reports" details={details}>
        {(report) => (
          <DetailsBody
            title={report.task_title}
            details={details}
            tabs={[{ key: 'report', label: t('reports.column.reason'), content: <ReportFacts report={report} /> }]}
          />
        )}
      </RecordPanel>
    </ScreenList>
  );
};

const ReportFacts = ({ report }: { report: ReportRecord }) => {
  const t = useT();
  const { day } = useFormat();
  return (
    <KeyFacts
      facts={[
        { label: t('reports.column.reason'), value: report.reason, long: true },
        { label: t('reports.column.reporter'), value: report.reporter, wide: true },
        { label: t('reports.column.date'), value: day(report.report_date) },
      ]}
    />
  );
};

const useReportColumns = (): readonly Column<ReportRecord>[] => {
  const t = useT();
  const { day } = useFormat();
  return useMemo(
    (): Column<ReportRecord>[] => [
      {
        field: 'task_title',
        name: t('reports.column.task'),
        flex: 1,
        minWidth: 200,
        card: 'heading',
        cell: ({ task_title }) => <Truncated>{task_title}</Truncated>,
      },
      {
        field: 'reason',
        name: t('reports.column.reason'),
        flex: 1,
        minWidth: 200,
        cell: ({ reason }) => <Truncated>{reason}</Truncated>,
      },
      { field: 'reporter', name: t('reports.column.reporter'), width: 240 },
      {
        field: 'report_date',
        name: t('reports.column.date'),
        width: 140,
        text: ({ report_date }) => day(report_date),
      },
    ],
    [t, day],
  );
};
