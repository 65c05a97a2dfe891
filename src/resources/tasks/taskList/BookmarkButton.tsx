import { BookmarkFilled, BookmarkRegular } from '@fluentui/react-icons/headless/svg/bookmark';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { BOOKMARKS, MOST_BOOKMARKS, readBookmarks } from '#dataProvider/keptTasks.ts';
import { titleIdOf, type TaskRecord } from '../taskRecord.ts';

type BookmarkButtonProps = {
  task: TaskRecord;
  /** True outside of lists: the name stands beside the icon, and no description is needed. */
  alone?: boolean;
  tabIndex?: number;
};

/** The button that sets and removes a task's bookmark. */
export const BookmarkButton = ({ task, alone = false, tabIndex = 0 }: BookmarkButtonProps) => {
  const t = useT();
  const { has, toggle } = useBookmarks();
  const on = has(task._id);
  const Icon = on ? BookmarkFilled : BookmarkRegular;
  const press = { 'aria-pressed': on, onClick: () => toggle(task._id) } as const;
  if (alone)
    return (
      <Button variant="text" startIcon={<Icon />} {...press}>
        {t('work.bookmark')}
      </Button>
    );
  return (
    <IconButton
      aria-label={t('work.bookmark')}
      aria-describedby={titleIdOf(task)}
      title={t('work.bookmark')}
      tabIndex={tabIndex}
      {...press}
      sx={{ color: on ? 'fluent.brandText' : 'text.secondary' }}
    >
      <Icon />
    </IconButton>
  );
};

/** The worker's bookmarks in this browser. */
const useBookmarks = () => {
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
