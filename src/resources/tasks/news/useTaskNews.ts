import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useStore, useStoreContext, type DataProvider, type Store } from 'react-admin';
import * as z from 'zod/mini';
import { HIDDEN_BUYERS, readHiddenBuyers } from '#dataProvider/keptTasks.ts';
import { longestList } from '#dataProvider/wholeLists.ts';
import { addresses, filteredIn } from '#product.ts';
import { readEach } from '#services/readEach.ts';
import { useNotices, type Notices } from '#ui/notices/useNotices.ts';
import type { TaskRecord } from '../taskRecord.ts';
import { taskSearch, type TaskSearch } from '../taskList/taskSearch.ts';
import { readToldViews } from './toldViews.ts';
import { TOLD_VIEWS } from './toldViewsKey.ts';

/** Between two rounds, and how often it is looked whether the next is due; in milliseconds. */
const PAUSE = 5 * 60_000;
const LOOK = 30_000;
/** A whole list of more tasks, about 200 kB, is not asked for by itself. */
const LONGEST = 500;
/** A search that finds more tells nothing: whatever moves up there would pass for new. */
const MOST_FOUND = 500;
/** More than all told views find together. */
const MOST_SEEN = 3000;

/** What matters here of a saved view (ui/views). */
const savedSearch = z.object({ ...taskSearch.shape, key: z.string(), label: z.string() });

const SEEN = 'tasks.seen';
const ASKED_AT = 'tasks.newsAskedAt';

/** Asks the told views' searches again while the page is in sight, and notes tasks that no list has had before. */
export const useTaskNews = (): void => {
  const provider = useDataProvider();
  const store = useStoreContext();
  const queryClient = useQueryClient();
  const { note } = useNotices();
  const [told] = useStore<unknown>(TOLD_VIEWS);

  useEffect(() => watchSeen(queryClient, store), [queryClient, store]);

  useEffect(() => {
    let busy = false;
    const isLong = () => longestList(queryClient, 'tasks') > LONGEST;
    const tried = new Set<string>();
    const look = async () => {
      if (busy || document.visibilityState === 'hidden' || !isDue(store, tried)) return;
      if (isLong()) return;
      busy = true;
      store.setItem(ASKED_AT, Date.now());
      for (const { view } of toldNow(store)) tried.add(view.key);
      try {
        await ask({ provider, store, note });
      } catch {
        // Nobody waits for it: the next round asks again.
      }
      busy = false;
    };
    const onLook = () => void look();
    onLook();
    const timer = setInterval(onLook, LOOK);
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [provider, store, queryClient, note, told]);
};

/** The told views that there still are. */
const toldNow = (store: Store) => {
  const views = readEach(savedSearch, store.getItem('tasks.views'));
  return readToldViews(store.getItem(TOLD_VIEWS)).flatMap(({ key, asked }) => {
    const view = views.find((one) => one.key === key);
    return view ? [{ view, asked }] : [];
  });
};

/** A view that was never asked does not wait: until then it does not know what is new. */
const isDue = (store: Store, tried: ReadonlySet<string>): boolean => {
  const told = toldNow(store);
  const since = Date.now() - Number(store.getItem(ASKED_AT));
  // A clock that was set back would hold it up for long.
  const isTime = !(since >= 0 && since < PAUSE);
  return told.length > 0 && (isTime || told.some(({ asked, view }) => !asked && !tried.has(view.key)));
};

type Asking = { provider: DataProvider; store: Store; note: Notices['note'] };

const ask = async ({ provider, store, note }: Asking) => {
  const hidden = readHiddenBuyers(store.getItem(HIDDEN_BUYERS)).map(({ email }) => email);
  const found: TaskRecord[] = [];
  const asked = new Set<string>();
  for (const { view, asked: before } of toldNow(store)) {
    const { data, total } = await provider.getList<TaskRecord>('tasks', {
      filter: { ...view.filter, ...(hidden.length > 0 && { user_not: hidden }) },
      sort: view.sort,
      pagination: { page: 1, perPage: MOST_FOUND },
    });
    asked.add(view.key);
    if (total === undefined || total > MOST_FOUND) continue;
    const seen = readSeen(store);
    const count = before ? data.filter(({ id }) => !seen.has(id)).length : 0;
    found.push(...data);
    if (count > 0) note((t) => t('work.news', { smart_count: count, view: view.label }), { to: placeOf(view) });
  }
  addSeen(store, found);
  const told = readToldViews(store.getItem(TOLD_VIEWS));
  if (told.every((one) => one.asked || !asked.has(one.key))) return;
  store.setItem(
    TOLD_VIEWS,
    told.map((one) => ({ ...one, asked: one.asked || asked.has(one.key) })),
  );
};

const placeOf = ({ filter, sort }: TaskSearch) =>
  `${filteredIn(addresses.taskList, filter)}&sort=${encodeURIComponent(sort.field)}&order=${sort.order}` as const;

const readSeen = (store: Store): ReadonlySet<string> => new Set(readEach(z.string(), store.getItem(SEEN)));

const addSeen = (store: Store, tasks: readonly TaskRecord[]): void => {
  const before = readSeen(store);
  if (tasks.every(({ id }) => before.has(id))) return;
  store.setItem(SEEN, [...new Set([...tasks.map(({ id }) => id), ...before])].slice(0, MOST_SEEN));
};

/** What a list on the screen has had is no news, whoever asked for it. */
const watchSeen = (queryClient: QueryClient, store: Store): (() => void) => {
  const cache = queryClient.getQueryCache();
  const tell = (data: unknown) => {
    if (data) addSeen(store, (data as { data: readonly TaskRecord[] }).data);
  };
  for (const { state } of cache.findAll({ queryKey: ['tasks', 'getList'] })) tell(state.data);
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [resource, method] = event.query.queryKey as readonly unknown[];
    if (resource === 'tasks' && method === 'getList') tell(event.query.state.data);
  });
};
