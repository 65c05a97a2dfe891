import Box from '@mui/material/Box';
import { lazy, useMemo } from 'react';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { useNarrow } from '#ui/grid/usePhone.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { DeleteTaskButton } from './DeleteTaskButton.tsx';
import { titleIdOf, type TaskRecord } from './taskRecord.ts';
import { useSharedColumns } from './useSharedColumns.tsx';
import { useTaskCommands, useTaskViews } from './useTaskCommands.ts';

const TaskDetails = lazy(() => import('./TaskDetails.tsx').then((module) => ({ default: module.TaskDetails })));

/** Screen 'Manage Tasks' of an admin (AT): all posted tasks, each with a button to delete it. */
export const TaskList = () => {
  const t = useT();
  const details = useDetails();
  const pay = usePayText();
  const { filters, views } = useTaskViews();
  return (
    <ScreenList resource="tasks" perPage={25} sort={{ field: 'completionDate', order: 'DESC' }}>
      <ScreenHeading title={t('tasks.title')} description={t('tasks.description')} />
      <ListGrid
        label={t('tasks.title')}
        columns={useTaskColumns()}
        commands={useTaskCommands('tasks.refund')}
        filters={filters}
        views={views}
        empty={{ title: t('tasks.empty') }}
        inTwoLines
        onOpen={({ id }) => details.open(id)}
      />
      <RecordPanel<TaskRecord> resource="tasks" details={details}>
        {(task) => (
          <TaskDetails
            task={task}
            details={details}
            pay={<Pay dollars={pay.dollars(task.payableAmount)} coins={pay.worth(task.payableAmount)} start />}
            about={[
              {
                label: t('tasks.buyer'),
                value: <Persona name={task.name || task.user} detail={task.user} />,
                wide: true,
              },
            ]}
            actions={
              <CanAccess action="delete">
                <DeleteTaskButton task={task} onDeleted={details.close} />
              </CanAccess>
            }
          />
        )}
      </RecordPanel>
    </ScreenList>
  );
};

/**
 * Hook that returns the columns of Manage Tasks: those that the specification names (AT-2), the title, and at the end
 * the button 'Delete'. It is memoized so that the grid gets the same array at each render.
 */
const useTaskColumns = (): readonly Column<TaskRecord>[] => {
  const t = useT();
  const pay = usePayText();
  const { title, places, ends } = useSharedColumns();
  const brief = useNarrow();
  return useMemo(
    (): Column<TaskRecord>[] => [
      { field: '_id', name: t('tasks.column.id'), width: 104, tight: 72, wide: 216, spare: true },
      { field: 'user', name: t('tasks.column.user'), flex: brief ? 0 : 1.2, minWidth: 196, tight: 196, wide: 280 },
      { ...places, flex: brief ? 0 : 0.2, minWidth: 136, wide: 152 },
      {
        field: 'payableAmount',
        name: t('tasks.column.pay'),
        kind: 'number',
        width: 128,
        tight: 84,
        wide: 144,
        text: ({ payableAmount }) => pay.both(payableAmount),
        cell: ({ payableAmount }) => (
          <Pay
            dollars={pay.dollars(payableAmount)}
            coins={brief ? pay.inCoins(payableAmount) : pay.worth(payableAmount)}
          />
        ),
      },
      { ...ends, flex: brief ? 0 : 0.2, minWidth: 148, wide: 168 },
      { ...title, flex: 1.6, tight: 150 },
      {
        field: 'actions',
        name: t('tasks.column.actions'),
        width: brief ? 64 : 84,
        wide: 96,
        card: 'controls',
        small: true,
        needs: 'delete',
        cell: (task, tabIndex) => (
          <DeleteTaskButton task={task} tabIndex={tabIndex} describedBy={titleIdOf(task)} brief={brief} />
        ),
      },
    ],
    [t, pay, title, places, ends, brief],
  );
};

/**
 * A worker's pay in two lines: what the specification shows, and the coins that it is. It ends its line in a grid, and
 * starts it on a card and elsewhere (`start`).
 */
const Pay = ({ dollars, coins, start = false }: { dollars: string; coins: string; start?: boolean }) => (
  <Box component="span" className="TwoLines" sx={start ? startStyle : payStyle}>
    <span>{dollars}</span> <small>{coins}</small>
  </Box>
);

const startStyle = {
  display: 'grid',
  '& small': { fontSize: '.75rem', fontWeight: 400, color: 'text.secondary' },
} as const;
const payStyle = { ...startStyle, justifyItems: { sm: 'end' }, lineHeight: '16px' } as const;

/**
 * Hook that returns functions to write a worker's pay for a task, given in coins (C-11). They write that number with a
 * dollar sign, as specified (`dollars`), with the word coins (`inCoins`), with what these are worth (`worth`), or as the
 * first and the last (`both`).
 */
const usePayText = () => {
  const t = useT();
  const worth = useWorth();
  const { coins } = useFormat();
  return useMemo(() => {
    const dollars = (count: number): string => t('tasks.dollars', { amount: coins(count) });
    return {
      worth,
      dollars,
      inCoins: (count: number): string => t('tasks.coins', { smart_count: count }),
      both: (count: number): string => `${dollars(count)} · ${worth(count)}`,
    };
  }, [t, coins, worth]);
};
