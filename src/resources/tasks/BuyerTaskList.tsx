import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DocumentArrowUpRegular } from '@fluentui/react-icons/headless/svg/document-arrow-up';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { lazy, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Records } from '#dataProvider/bindings.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { preloadable } from '#loading/preloadable.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses, filteredIn } from '#product.ts';
import { useBulk } from '#bulk/useBulk.ts';
import type { Command } from '#ui/commands/command.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { useNarrow } from '#ui/grid/usePhone.ts';
import { Late } from '#ui/loading/Late.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { EditTaskProvider } from './taskForm/EditTask.tsx';
import { OwnTaskButtons } from './OwnTaskButtons.tsx';
import { TaskMarks } from './TaskMarks.tsx';
import { setAside, titleIdOf, type TaskRecord } from './taskRecord.ts';
import { useSharedColumns } from './useSharedColumns.tsx';
import { useTaskCommands, useTaskViews } from './useTaskCommands.ts';

const TaskDetails = lazy(() => import('./TaskDetails.tsx').then((module) => ({ default: module.TaskDetails })));
const TasksFromFile = preloadable(async () => (await import('./fromFile/TasksFromFile.tsx')).TasksFromFile);

/** Screen 'My Tasks' of a buyer (BT): the posted tasks, each with buttons to edit, duplicate and delete it. */
export const BuyerTaskList = () => {
  const t = useT();
  const worth = useWorth();
  const details = useDetails();
  const { filters, views } = useTaskViews();
  const mayAdd = useMay('create', 'tasks');
  const [fromFile, setFromFile] = useState<'open' | 'closing'>();
  return (
    <ScreenList resource="tasks" perPage={25} sort={{ field: 'completionDate', order: 'DESC' }}>
      <ScreenHeading title={t('myTasks.title')} description={t('myTasks.description')} />
      <EditTaskProvider>
        <ListGrid
          label={t('myTasks.title')}
          columns={useBuyerTaskColumns()}
          commands={useBuyerTaskCommands(setFromFile)}
          filters={filters}
          views={views}
          onOpen={({ id }) => details.open(id)}
          empty={{
            title: t('myTasks.empty'),
            ...(mayAdd && { action: { label: t('myTasks.add'), to: addresses.addTask } }),
          }}
        />
        <RecordPanel<TaskRecord> resource="tasks" details={details}>
          {(task) => (
            <TaskDetails
              task={task}
              details={details}
              pay={worth(task.payableAmount)}
              about={[
                { label: t('myTasks.setAside'), value: worth(setAside(task)), figure: true },
                { label: t('myTasks.toReview'), value: <WorkToReview task={task} /> },
              ]}
              actions={<OwnTaskButtons task={task} onDeleted={details.close} />}
            />
          )}
        </RecordPanel>
        {fromFile && (
          <Late>
            <TasksFromFile
              open={fromFile === 'open'}
              onClose={() => setFromFile('closing')}
              onClosed={() => setFromFile(undefined)}
            />
          </Late>
        )}
      </EditTaskProvider>
    </ScreenList>
  );
};

/** Link to the task's submissions that wait for its buyer's review, with their number and coins. */
const WorkToReview = ({ task }: { task: TaskRecord }) => {
  const t = useT();
  const inCoins = useCoinText();
  const { data, error } = useGetList<Records['submissions']['record']>('submissions', {
    filter: { task_id: [task.id] },
    pagination: ALL_ROWS,
  });
  if (!data) return error ? t('myTasks.unknown') : <Skeleton width="8ch" />;
  if (data.length === 0) return t('tasks.none');
  const coins = inCoins(data.reduce((sum, { payable_amount }) => sum + payable_amount, 0));
  return (
    <Link component={RouterLink} to={filteredIn(addresses.buyerHome, { task_id: [task.id] })}>
      {t('myTasks.submissions', { smart_count: data.length, coins })}
    </Link>
  );
};

/**
 * Hook that returns the commands of My Tasks: add a task, import tasks from a file, and the commands for selected
 * tasks. The admin's list has the latter too. `openFile` opens the dialog for the import.
 */
const useBuyerTaskCommands = (openFile: (open: 'open') => void): readonly Command<TaskRecord>[] => {
  const t = useT();
  const navigate = useNavigate();
  const ofSelection = useTaskCommands('myTasks.refund');
  const { isFree } = useBulk();
  return useMemo(
    () => [
      {
        key: 'add',
        label: t('myTasks.add'),
        Icon: AddRegular,
        on: 'list',
        needs: 'create',
        primary: true,
        run: () => void navigate(addresses.addTask),
      },
      {
        key: 'importTasks',
        label: t('myTasks.importTasks'),
        Icon: DocumentArrowUpRegular,
        on: 'list',
        needs: 'create',
        run: () => {
          // The rows that an earlier job left are in the dialog's draft as well; that job has to be finished first.
          if (isFree((t) => t('myTasks.importTasks'))) openFile('open');
        },
      },
      ...ofSelection,
    ],
    [t, navigate, ofSelection, isFree, openFile],
  );
};

const endsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/**
 * Hook that returns the columns of My Tasks (BT-1), memoized so that the grid gets the same array at each render. Ended
 * tasks are marked as they are for workers (C-49).
 */
const useBuyerTaskColumns = (): readonly Column<TaskRecord>[] => {
  const t = useT();
  const worth = useWorth();
  const { title, places, ends } = useSharedColumns();
  const brief = useNarrow();
  return useMemo(
    (): Column<TaskRecord>[] => [
      { ...title, wide: 480 },
      places,
      {
        field: 'payableAmount',
        name: t('tasks.column.pay'),
        kind: 'number',
        width: 140,
        tight: 130,
        text: ({ payableAmount }) => worth(payableAmount),
      },
      {
        ...ends,
        // A date and its mark in one line.
        flex: 0,
        width: 196,
        tight: 180,
        cell: (task) => (
          <Box component="span" sx={endsStyle}>
            {ends.text(task)}
            <TaskMarks task={task} submitted={false} />
          </Box>
        ),
      },
      {
        field: 'actions',
        name: t('tasks.column.actions'),
        width: brief ? 120 : 280,
        card: 'controls',
        cell: (task, tabIndex) => (
          <OwnTaskButtons task={task} tabIndex={tabIndex} describedBy={titleIdOf(task)} brief={brief} />
        ),
      },
    ],
    [t, worth, title, places, ends, brief],
  );
};
