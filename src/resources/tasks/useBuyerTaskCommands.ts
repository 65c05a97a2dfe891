import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import type { Command } from '#ui/commands/command.ts';
import type { TaskRecord } from './taskRecord.ts';
import { useTaskCommands } from './useTaskCommands.ts';

/** What can be done above My Tasks: what the admin can do with selected tasks, and to post a new one. */
export const useBuyerTaskCommands = (): readonly Command<TaskRecord>[] => {
  const t = useT();
  const navigate = useNavigate();
  const ofSelection = useTaskCommands();
  return useMemo(
    () => [
      {
        key: 'add',
        label: t('myTasks.add'),
        Icon: AddRegular,
        on: 'list',
        needs: 'create',
        run: () => void navigate(addresses.addTask),
      },
      ...ofSelection,
    ],
    [t, navigate, ofSelection],
  );
};
