import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, useCallback, useState } from 'react';
import { useStore } from 'react-admin';
import { dayAfter } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import { CARD_PAGES, CardList, type SortOption } from '#ui/cards/CardList.tsx';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { Late } from '#ui/loading/Late.tsx';
import type { View } from '#ui/views/view.ts';
import { LookSwitch } from '#ui/page/LookSwitch.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { useToday } from '#ui/page/useToday.ts';
import { BEST_PAID } from './fromList.ts';
import { HiddenTasks } from './HiddenTasks.tsx';
import { TaskCard } from './TaskCard.tsx';
import type { TaskRecord } from '../taskRecord.ts';
import { useTellSwitch } from '../news/toldViews.ts';
import { useHiddenBuyers } from './useHiddenBuyers.ts';
import { useSubmittedTasks } from '../useSubmittedTasks.ts';

/**
 * Screen 'Task List' of a worker (WT): the tasks that the server lists for workers, best paid first, as cards or as
 * rows.
 */
export const AvailableTasks = () => {
  const t = useT();
  const ways = useWays();
  const { byTask } = useSubmittedTasks();
  const { without } = useHiddenBuyers();
  const [hidings, setHidings] = useState(0);
  const onHidden = useCallback(() => setHidings((before) => before + 1), []);
  const tell = useTellSwitch();
  const [stored, setLook] = useStore<unknown>('tasks.look');
  /** Choice of cards or rows by the worker on this device; cards if the stored value is unknown. */
  const look = looks.find((one) => one === stored) ?? 'cards';
  return (
    <ScreenList resource="tasks" perPage={CARD_PAGES[0]} sort={BEST_PAID.sort} filter={without}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <ScreenHeading title={t('work.title')} description={t('work.description')} />
        <LookSwitch
          label={t('work.look.label')}
          looks={looks.map((key) => ({ key, label: t(`work.look.${key}`) }))}
          look={look}
          onChange={setLook}
        />
      </Box>
      <HiddenTasks hidings={hidings} />
      {look === 'list' ? (
        <Late fallback={<RowsOnTheirWay />}>
          <TaskRows {...ways} ownSwitch={tell} byTask={byTask} onHidden={onHidden} />
        </Late>
      ) : (
        <CardList<TaskRecord> label={t('work.title')} {...ways} ownSwitch={tell} perPage={t('work.perPage')}>
          {(task) => <TaskCard task={task} submission={byTask.get(task._id)} onHidden={onHidden} />}
        </CardList>
      )}
    </ScreenList>
  );
};

/** List of tasks as rows. Its code is loaded late, because it includes the data grid and most workers look at cards. */
const TaskRows = lazy(() => import('./TaskRows.tsx').then((module) => ({ default: module.TaskRows })));

const RowsOnTheirWay = () => {
  const t = useT();
  return (
    <Box role="status" aria-label={t('list.loading')}>
      <Skeleton variant="rounded" height={44} sx={{ mb: { xs: 1, sm: 1.5 } }} />
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
};

/** Ways to show the tasks: as cards, or as rows, which show more tasks at a time but fewer facts of each. */
const looks = ['cards', 'list'] as const;
/**
 * Hook that returns filters, orders and views of the worker's list: by pay, completion date, open places, own
 * submissions and bookmarks.
 */
const useWays = () => {
  const t = useT();
  const today = useToday();
  const thisWeek = { completionDate_gte: today, completionDate_lte: dayAfter(today, 7) };
  return {
    filters: [
      { field: 'payableAmount', label: t('tasks.column.pay'), range: 'number' },
      { field: 'completionDate', label: t('tasks.column.ends'), range: 'date' },
      { field: 'requiredWorkers', label: t('tasks.column.places'), range: 'number' },
    ] satisfies FilterPill[],
    orders: [
      { field: 'payableAmount', order: 'DESC', label: t('work.order.highestPay') },
      { field: 'payableAmount', order: 'ASC', label: t('work.order.lowestPay') },
      { field: 'completionDate', order: 'ASC', label: t('work.order.endsFirst') },
      { field: 'completionDate', order: 'DESC', label: t('work.order.endsLast') },
      { field: 'requiredWorkers', order: 'DESC', label: t('work.order.mostPlaces') },
      { field: 'taskTitle', order: 'ASC', label: t('work.order.title') },
    ] satisfies SortOption[],
    views: [
      { key: 'all', label: t('work.view.all'), filter: {} },
      { key: 'thisWeek', label: t('work.view.thisWeek'), filter: thisWeek },
      { key: 'notDone', label: t('work.view.notDone'), filter: { notDone: true } },
      { key: 'openPlaces', label: t('work.view.openPlaces'), filter: { requiredWorkers_gte: 1 } },
      { key: 'bookmarked', label: t('work.view.bookmarked'), filter: { bookmarked: true } },
    ] satisfies View[],
    empty: { title: t('work.empty') },
    noMatch: ({ bookmarked, ...others }: Readonly<Record<string, unknown>>) =>
      bookmarked && Object.keys(others).length === 0 ? t('work.noBookmarks') : undefined,
  };
};
