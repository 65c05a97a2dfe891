import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { lazy } from 'react';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { DeleteTaskButton } from './DeleteTaskButton.tsx';
import type { TaskRecord } from './taskRecord.ts';
import { usePay } from './usePay.ts';
import { useTaskColumns } from './useTaskColumns.tsx';
import { useTaskCommands } from './useTaskCommands.ts';
import { useTaskViews } from './useTaskViews.ts';

const TaskDetails = lazy(() => import('./TaskDetails.tsx').then((module) => ({ default: module.TaskDetails })));

/** Admin Manage Tasks: everything that buyers have posted, with a button to delete (AT). */
export const TaskList = () => {
  const t = useT();
  const details = useDetails();
  const { both } = usePay();
  const { filters, views } = useTaskViews();
  return (
    <ScreenList resource="tasks" perPage={25} sort={{ field: 'completionDate', order: 'DESC' }}>
      <ScreenHeading title={t('tasks.title')} description={t('tasks.description')} />
      <ListGrid
        label={t('tasks.title')}
        columns={useTaskColumns()}
        commands={useTaskCommands()}
        filters={filters}
        views={views}
        onOpen={({ id }) => {
          details.open(id);
        }}
      />
      <RecordPanel<TaskRecord> resource="tasks" details={details}>
        {(task) => (
          <TaskDetails
            task={task}
            details={details}
            pay={both(task.payableAmount)}
            about={{ label: t('tasks.buyer'), value: <Persona name={task.name || task.user} detail={task.user} /> }}
            actions={
              <CanAccess action="delete">
                <DeleteTaskButton task={task} icon={<DeleteRegular />} onDeleted={details.close} />
              </CanAccess>
            }
          />
        )}
      </RecordPanel>
    </ScreenList>
  );
};
