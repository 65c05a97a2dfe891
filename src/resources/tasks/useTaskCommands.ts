import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { useMemo } from 'react';
import { useBulk } from '#bulk/useBulk.ts';
import { dayAfter } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import type { Command } from '#ui/commands/command.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import { useToday } from '#ui/page/useToday.ts';
import type { View } from '#ui/views/view.ts';
import { nameOf, setAside, type TaskRecord } from './taskRecord.ts';

/**
 * Hook that returns the commands for selected tasks. Deleting a task refunds the coins of its open places to the buyer;
 * `refund` is the key of the sentence about that, for the buyer or for an admin.
 */
export const useTaskCommands = (refund: 'myTasks.refund' | 'tasks.refund'): readonly Command<TaskRecord>[] => {
  const t = useT();
  const { start } = useBulk();
  return useMemo(
    () => [
      {
        key: 'delete',
        label: t('bulk.work.deleteTasks.title'),
        Icon: DeleteRegular,
        on: 'selection',
        destructive: true,
        anew: true,
        needs: 'delete',
        run: (tasks) => {
          const rows = tasks.map((task) => ({
            id: task.id,
            name: nameOf(task),
            coins: setAside(task),
          }));
          const money = (coins: string) => t(refund, { coins });
          const job = { work: 'deleteTasks', resource: 'tasks', verb: 'delete', rows, destructive: true } as const;
          void start(job, { warning: t('confirm.cannotBeReverted'), money });
        },
      },
    ],
    [t, start, refund],
  );
};

/**
 * Hook that returns filters (completion date, pay) and views (all, running, ended) of lists of tasks. A task counts as
 * running up to and including its completion date, even if all places are taken.
 */
export const useTaskViews = () => {
  const t = useT();
  const today = useToday();
  const sort = { field: 'completionDate', order: 'ASC' } as const;
  return {
    filters: [
      { field: 'completionDate', label: t('tasks.column.ends'), range: 'date' },
      { field: 'payableAmount', label: t('tasks.column.pay'), range: 'number' },
    ] satisfies FilterPill[],
    views: [
      { key: 'all', label: t('tasks.view.all'), filter: {} },
      { key: 'running', label: t('tasks.view.running'), filter: { completionDate_gte: today }, sort },
      { key: 'ended', label: t('tasks.view.ended'), filter: { completionDate_lte: dayAfter(today, -1) }, sort },
    ] satisfies View[],
  };
};
