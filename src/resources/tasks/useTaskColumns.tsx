import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useT } from '#i18n/useT.ts';
import type { Column } from '#ui/grid/column.ts';
import { DeleteTaskButton } from './DeleteTaskButton.tsx';
import { TaskName } from './TaskName.tsx';
import { titleIdOf, type TaskRecord } from './taskRecord.ts';
import { usePay } from './usePay.ts';
import { useSharedColumns } from './useSharedColumns.ts';

/** The columns of Manage Tasks (AT-1); one array for the life of the screen. */
export const useTaskColumns = (): readonly Column<TaskRecord>[] => {
  const t = useT();
  const pay = usePay();
  const { places, ends } = useSharedColumns();
  return useMemo(
    (): Column<TaskRecord>[] => [
      {
        field: '_id',
        name: t('tasks.column.id'),
        flex: 1.4,
        minWidth: 170,
        card: 'heading',
        cell: (task) => <TaskName task={task} />,
      },
      { field: 'user', name: t('tasks.column.user'), flex: 1, minWidth: 150 },
      places,
      {
        field: 'payableAmount',
        name: t('tasks.column.pay'),
        kind: 'number',
        width: 164,
        text: ({ payableAmount }) => pay.both(payableAmount),
        cell: ({ payableAmount }) => (
          <Box component="span" sx={payStyle}>
            <span>{pay.dollars(payableAmount)}</span> <small>{pay.inCoins(payableAmount)}</small>
          </Box>
        ),
      },
      ends,
      {
        field: 'actions',
        name: t('tasks.column.actions'),
        width: 110,
        card: 'controls',
        needs: 'delete',
        cell: (task, tabIndex) => <DeleteTaskButton task={task} tabIndex={tabIndex} describedBy={titleIdOf(task)} />,
      },
    ],
    [t, pay, places, ends],
  );
};

const payStyle = { '& small': { ml: 0.5, fontSize: '.75rem', color: 'text.secondary' } } as const;
