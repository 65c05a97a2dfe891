import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Submission } from '#domain/entities.ts';
import { submissionStatus } from '#domain/rules.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { CARD_PAGES } from '#ui/cards/CardList.tsx';
import type { Column } from '#ui/grid/column.ts';
import { aroundFilling } from '#ui/grid/aroundFilling.ts';
import { ListGrid, type ListGridProps } from '#ui/grid/ListGrid.tsx';
import { usePhone } from '#ui/grid/usePhone.ts';
import { BookmarkButton, TaskMenu } from './TaskButtons.tsx';
import { useAlong } from './fromList.ts';
import { hasEnded, useTerms } from '../useTerms.ts';
import { TaskMarks } from '../TaskMarks.tsx';
import type { TaskRecord } from '../taskRecord.ts';
import { useSharedColumns } from '../useSharedColumns.tsx';

type TaskRowsProps = Pick<ListGridProps<TaskRecord>, 'filters' | 'views' | 'ownSwitch' | 'empty' | 'noMatch'> & {
  byTask: ReadonlyMap<string, Submission>;
  onHidden: () => void;
};

/**
 * List of tasks for a worker, as rows; pressing a row opens the task's page. `byTask` holds the worker's submissions by
 * task id; `onHidden` is called when a task is about to leave the list because its buyer was hidden. The rest are props
 * of ListGrid.
 */
export const TaskRows = ({ byTask, onHidden, ...list }: TaskRowsProps) => {
  const t = useT();
  const navigate = useNavigate();
  const state = useAlong();
  return (
    <Box sx={denseStyle}>
      <ListGrid<TaskRecord>
        label={t('work.title')}
        columns={useRowColumns(byTask, onHidden)}
        {...list}
        pager={{ sizes: CARD_PAGES, label: t('work.perPage') }}
        onOpen={({ _id }) => void navigate(addresses.taskDetails(_id), { state })}
      />
    </Box>
  );
};

const useRowColumns = (byTask: TaskRowsProps['byTask'], onHidden: () => void): readonly Column<TaskRecord>[] => {
  const t = useT();
  const { title, places } = useSharedColumns();
  const { inCoins, inDollars, deadline } = useTerms();
  const { number } = useFormat();
  const phone = usePhone();
  return useMemo((): Column<TaskRecord>[] => {
    const rejected = ({ _id }: TaskRecord) => submissionStatus(byTask.get(_id)?.status ?? 'pending') === 'rejected';
    const buyer: Column<TaskRecord> = {
      field: 'name',
      name: t('tasks.buyer'),
      flex: 0.8,
      minWidth: 110,
      text: ({ name, user }) => name || user,
    };
    const pay: Column<TaskRecord> = {
      field: 'payableAmount',
      name: t('tasks.column.pay'),
      kind: 'number',
      width: 140,
      text: ({ payableAmount }) => `${inCoins(payableAmount)} ${inDollars(payableAmount)}`,
      cell: ({ payableAmount }) => (
        <Box component="span" sx={smallStyle}>
          <b>{inCoins(payableAmount)}</b> <small>{inDollars(payableAmount)}</small>
        </Box>
      ),
    };
    const ends: Column<TaskRecord> = {
      field: 'completionDate',
      name: t('tasks.column.ends'),
      width: 180,
      text: ({ completionDate }) => deadline(completionDate).day,
      cell: ({ _id, completionDate }) => {
        const { day, left } = deadline(completionDate);
        return (
          <Box component="span" sx={smallStyle}>
            {phone && left ? <b>{left}</b> : day}{' '}
            {left && <small className={phone ? 'TaskRows-unseen' : undefined}>{phone ? day : left}</small>}
            {/* The column of states has room for one mark. */}
            {!phone && byTask.has(_id) && hasEnded(completionDate, new Date()) && <strong>{t('tasks.ended')}</strong>}
          </Box>
        );
      },
    };
    const wanted: Column<TaskRecord> = {
      ...places,
      text: ({ requiredWorkers: some }) => t('work.wanted', { smart_count: some, count: number(some) }),
    };
    return [
      title,
      ...(phone ? [pay, ends, wanted, buyer] : [buyer, pay, ends, places]),
      {
        field: 'state',
        name: t('work.state'),
        width: 180,
        value: (task) =>
          [
            byTask.has(task._id) ? t('work.submitted') : '',
            rejected(task) ? t('submissions.status.rejected') : '',
            hasEnded(task.completionDate, new Date()) ? t('tasks.ended') : '',
          ]
            .filter(Boolean)
            .join(', ') || t('work.view.notDone'),
        cell: (task) =>
          byTask.has(task._id) || hasEnded(task.completionDate, new Date()) ? (
            <TaskMarks task={task} submitted={byTask.has(task._id)} rejected={rejected(task)} brief={!phone} />
          ) : (
            <span className="TaskRows-unseen">{t('work.view.notDone')}</span>
          ),
      },
      {
        field: 'actions',
        name: t('tasks.column.actions'),
        width: 84,
        card: 'controls',
        cell: (task, tabIndex) => (
          <>
            <BookmarkButton task={task} tabIndex={tabIndex} />
            <TaskMenu task={task} tabIndex={tabIndex} onHidden={onHidden} />
          </>
        ),
      },
    ];
  }, [t, title, places, phone, number, inCoins, inDollars, deadline, byTask, onHidden]);
};

/**
 * Style of the rows. Texts that are the same for most tasks are only for screen readers; on phones, so are the labels
 * of the facts. A phone shows pay, days and places in one line, and buyer, state and buttons in another.
 */
const denseStyle = (theme: Theme) => ({
  ...aroundFilling,
  '& .TaskRows-unseen': visuallyHidden,
  [theme.breakpoints.down('sm')]: {
    '& li[data-id]': {
      position: 'relative',
      py: 1,
      '& dd': { color: 'text.secondary', whiteSpace: 'nowrap' },
      '& dd b': { color: 'text.primary' },
      '& dt': visuallyHidden,
      '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0 },
      '& dl > div': { display: 'block', minWidth: 0 },
      '& dl::after': { content: '""', flexBasis: '100%', order: 1 },
      '& dl > div:nth-of-type(n + 4)': { order: 2, overflow: 'hidden', maxWidth: 'calc(100% - 80px)' },
      // The buttons stand beside the text of that line, which must stay free to be pressed.
      '& .RowCard-controls': { mt: '-28px', mr: -1, gap: 0, pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
    },
  },
});

const smallStyle = {
  '& b': { fontWeight: 600 },
  '& small, & strong': { ml: 0.5, fontSize: '.75rem', color: 'text.secondary' },
  '& strong': { fontWeight: 600, color: 'fluent.warningText' },
} as const;
