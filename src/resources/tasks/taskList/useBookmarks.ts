import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { BOOKMARKS, MOST_BOOKMARKS, readBookmarks } from '#dataProvider/keptTasks.ts';

/** The tasks that this worker has marked to come back to. Only this browser has them. */
export const useBookmarks = () => {
  const store = useStoreContext();
  const [stored] = useStore<unknown>(BOOKMARKS);
  const ids = useMemo(() => new Set(readBookmarks(stored)), [stored]);
  return {
    has: (id: string): boolean => ids.has(id),
    toggle: (id: string) => {
      const others = [...ids].filter((one) => one !== id);
      store.setItem(BOOKMARKS, ids.has(id) ? others : [id, ...others].slice(0, MOST_BOOKMARKS));
    },
  };
};
