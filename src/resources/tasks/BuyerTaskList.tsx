import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses } from '#product.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { EditTaskProvider } from './EditTask.tsx';
import { OwnTaskButtons } from './OwnTaskButtons.tsx';
import { setAside, type TaskRecord } from './taskRecord.ts';
import { useBuyerTaskColumns } from './useBuyerTaskColumns.tsx';
import { useBuyerTaskCommands } from './useBuyerTaskCommands.ts';
import { useTaskViews } from './useTaskViews.ts';

const TaskDetails = lazy(() => import('./TaskDetails.tsx').then((module) => ({ default: module.TaskDetails })));

/** My Tasks: what this buyer has posted, to edit, to delete, or to post once more (BT). */
export const BuyerTaskList = () => {
  const t = useT();
  const worth = useWorth();
  const navigate = useNavigate();
  const details = useDetails();
  const { filters, views } = useTaskViews();
  const mayAdd = useMay('create', 'tasks');
  return (
    <ScreenList resource="tasks" perPage={25} sort={{ field: 'completionDate', order: 'DESC' }}>
      <ScreenHeading title={t('myTasks.title')} description={t('myTasks.description')} />
      <EditTaskProvider>
        <ListGrid
          label={t('myTasks.title')}
          columns={useBuyerTaskColumns()}
          commands={useBuyerTaskCommands()}
          filters={filters}
          views={views}
          onOpen={({ id }) => {
            details.open(id);
          }}
          empty={{
            title: t('myTasks.empty'),
            ...(mayAdd && {
              action: { label: t('myTasks.add'), onClick: () => void navigate(addresses.addTask) },
            }),
          }}
        />
        <RecordPanel<TaskRecord> resource="tasks" details={details}>
          {(task) => (
            <TaskDetails
              task={task}
              details={details}
              pay={worth(task.payableAmount)}
              about={{ label: t('myTasks.setAside'), value: worth(setAside(task)) }}
              actions={<OwnTaskButtons task={task} icons onDeleted={details.close} />}
            />
          )}
        </RecordPanel>
      </EditTaskProvider>
    </ScreenList>
  );
};
