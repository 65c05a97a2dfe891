import { useStore, useStoreContext } from 'react-admin';
import * as z from 'zod/mini';
import { useT } from '#i18n/useT.ts';
import { readEach } from '#services/readEach.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import type { ViewSwitch } from '#ui/views/view.ts';
import { TOLD_VIEWS } from './toldViewsKey.ts';

/** Largest number of views that may tell of new tasks, to spare the server. */
const MOST = 5;

const toldView = z.object({
  key: z.string(),
  /** True once the view was searched: tasks found in the first search are not new. */
  asked: z.boolean(),
});
export type ToldView = z.infer<typeof toldView>;

export const readToldViews = (stored: unknown): readonly ToldView[] => readEach(toldView, stored).slice(0, MOST);

/**
 * Hook that returns the switch 'tell of new tasks', a menu item for the worker's saved views of the task list. A told
 * view is one with the switch on.
 */
export const useTellSwitch = (): ViewSwitch => {
  const t = useT();
  const store = useStoreContext();
  const { success } = useNotices();
  const [stored] = useStore<unknown>(TOLD_VIEWS);
  const told = readToldViews(stored);
  const isOn = ({ key }: { key: string }) => told.some((one) => one.key === key);
  return {
    label: t('work.tell.label'),
    isOn,
    change: (view) => {
      const others = told.filter(({ key }) => key !== view.key);
      const on = !isOn(view);
      store.setItem(TOLD_VIEWS, on ? [{ key: view.key, asked: false }, ...others].slice(0, MOST) : others);
      success((t) => t(on ? 'work.tell.on' : 'work.tell.off', { name: view.label }));
    },
  };
};
