import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import type { Column } from '#ui/grid/column.ts';
import { OwnTaskButtons } from './OwnTaskButtons.tsx';
import { nameOf, titleIdOf, type TaskRecord } from './taskRecord.ts';
import { useSharedColumns } from './useSharedColumns.ts';

/** The columns of My Tasks (BT-1); one array for the life of the screen. */
export const useBuyerTaskColumns = (): readonly Column<TaskRecord>[] => {
  const t = useT();
  const worth = useWorth();
  const { places, ends } = useSharedColumns();
  return useMemo(
    (): Column<TaskRecord>[] => [
      {
        field: 'taskTitle',
        name: t('myTasks.column.title'),
        flex: 1,
        minWidth: 220,
        card: 'heading',
        text: nameOf,
        cell: (task) => (
          <Box component="span" dir="auto" id={titleIdOf(task)} title={nameOf(task)} sx={titleStyle}>
            {nameOf(task)}
          </Box>
        ),
      },
      places,
      {
        field: 'payableAmount',
        name: t('tasks.column.pay'),
        kind: 'number',
        width: 172,
        text: ({ payableAmount }) => worth(payableAmount),
      },
      ends,
      {
        field: 'actions',
        name: t('tasks.column.actions'),
        width: 204,
        card: 'controls',
        cell: (task, tabIndex) => <OwnTaskButtons task={task} tabIndex={tabIndex} describedBy={titleIdOf(task)} />,
      },
    ],
    [t, worth, places, ends],
  );
};

/** A title may be as long as a book: a row shows its beginning, the details all of it. */
const titleStyle = { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
