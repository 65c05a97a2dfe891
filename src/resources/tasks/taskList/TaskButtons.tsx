import { BookmarkFilled, BookmarkRegular } from '@fluentui/react-icons/headless/svg/bookmark';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { BOOKMARKS, MOST_BOOKMARKS, readBookmarks } from '#dataProvider/keptTasks.ts';
import { useT } from '#i18n/useT.ts';
import { LateMenu, useMenu } from '#ui/commands/LateMenu.tsx';
import { titleIdOf, type TaskRecord } from '../taskRecord.ts';
import { useHiddenBuyers } from './useHiddenBuyers.ts';

type BookmarkButtonProps = {
  task: TaskRecord;
  alone?: boolean;
  tabIndex?: number;
};

/**
 * Button that sets and removes the worker's bookmark on a task. `alone` is for a place outside of lists: the label
 * stands beside the icon, and the button need not name its task.
 */
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

/**
 * Hook that returns functions for the worker's bookmarks, which are stored in this browser. `has` tells if a task has
 * one, by its id; `toggle` sets or removes it.
 */
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

type TaskMenuProps = {
  task: TaskRecord;
  /** Callback when the task is about to leave the list, and this menu with it. */
  onHidden: () => void;
  tabIndex?: number;
};

/**
 * Menu with further actions for a task in the worker's list: hide all tasks of its buyer. Renders nothing for a task
 * without a buyer.
 */
export const TaskMenu = ({ task, onHidden, tabIndex = 0 }: TaskMenuProps) => {
  const t = useT();
  const { button, menu, choose } = useMenu();
  const { hide } = useHiddenBuyers();
  if (task.user === '') return null;
  const leave = () => {
    hide(task);
    onHidden();
  };
  return (
    <>
      <IconButton
        aria-label={t('work.more')}
        aria-describedby={titleIdOf(task)}
        title={t('work.more')}
        tabIndex={tabIndex}
        {...button}
        sx={{ color: 'text.secondary' }}
      >
        <MoreHorizontalRegular />
      </IconButton>
      <LateMenu {...menu}>
        <MenuItem onClick={choose(leave)}>{t('work.hidden.hide')}</MenuItem>
      </LateMenu>
    </>
  );
};
