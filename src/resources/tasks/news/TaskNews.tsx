import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useStore, useStoreContext, type DataProvider, type Store } from 'react-admin';
import * as z from 'zod/mini';
import { HIDDEN_BUYERS, readHiddenBuyers } from '#dataProvider/keptTasks.ts';
import { longestList } from '#dataProvider/loadedLists.ts';
import { addresses, filteredIn } from '#product.ts';
import { readEach } from '#services/readEach.ts';
import { useNotices, type Notices } from '#ui/notices/useNotices.ts';
import type { TaskRecord } from '../taskRecord.ts';
import { taskSearch, type TaskSearch } from '../taskList/fromList.ts';
import { readToldViews } from './toldViews.ts';
import { TOLD_VIEWS } from './toldViewsKey.ts';

/** Milliseconds between two rounds of requests (PAUSE), and between two checks whether a round is due (LOOK). */
const PAUSE = 5 * 60_000;
const LOOK = 30_000;
/**
 * Largest number of tasks (about 200 kB) in a list that the server returns without pages. With more, views are not
 * searched for new tasks, because each search would request that whole list.
 */
const LONGEST = 500;
/**
 * Largest number of results for which a search counts. With more, older tasks could move up into its only page and look
 * new.
 */
const MOST_FOUND = 500;
/** Number of task ids that are remembered as seen: more than all searches together can find. */
const MOST_SEEN = 3000;

/** Fields of a saved view (ui/views) that a search needs. */
const savedSearch = z.object({ ...taskSearch.shape, key: z.string(), label: z.string() });

const SEEN = 'tasks.seen';
const ASKED_AT = 'tasks.newsAskedAt';

/**
 * Component that repeats the searches of the worker's saved views that tell of new tasks (toldViews.ts), while the page
 * is visible. It adds a notice of tasks that no list has shown before, and renders nothing.
 */
export const TaskNews = () => {
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
      // After a failure the next round asks again.
      await ask({ provider, store, note }).catch(() => {});
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
  return null;
};

/** Views that tell of new tasks and have not been deleted since. */
const toldNow = (store: Store) => {
  const views = readEach(savedSearch, store.getItem('tasks.views'));
  return readToldViews(store.getItem(TOLD_VIEWS)).flatMap(({ key, asked }) => {
    const view = views.find((one) => one.key === key);
    return view ? [{ view, asked }] : [];
  });
};

/**
 * True when the views are to be searched again. A view that was never searched does not wait for the next round,
 * because its first search only learns which tasks are old. `tried` holds the keys of views whose first search was
 * begun on this page.
 */
const isDue = (store: Store, tried: ReadonlySet<string>): boolean => {
  const told = toldNow(store);
  const since = Date.now() - Number(store.getItem(ASKED_AT));
  // A clock that was set back must not delay the next round.
  const isTime = !(since >= 0 && since < PAUSE);
  return told.length > 0 && (isTime || told.some(({ asked, view }) => !asked && !tried.has(view.key)));
};

const ask = async ({ provider, store, note }: { provider: DataProvider; store: Store; note: Notices['note'] }) => {
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

/** Remembers the tasks of every list on screen as seen. Returns a function that stops it. */
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
