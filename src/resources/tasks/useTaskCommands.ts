import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { useMemo } from 'react';
import { useT } from '#i18n/useT.ts';
import { useBulk } from '#bulk/useBulk.ts';
import type { Command } from '#ui/commands/command.ts';
import { nameOf, setAside, type TaskRecord } from './taskRecord.ts';

/**
 * The commands for selected tasks. Deleting a task returns the coins of its open places to its buyer; `refund` is the text for
 * the list's reader.
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
