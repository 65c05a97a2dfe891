import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useT } from '#i18n/useT.ts';
import { LateMenu, useMenu } from '#ui/commands/LateMenu.tsx';
import { titleIdOf, type TaskRecord } from '../taskRecord.ts';
import { useHiddenBuyers } from './useHiddenBuyers.ts';

type TaskMenuProps = {
  task: TaskRecord;
  /** Callback when the task is about to leave the list, and this button with it. */
  onHidden: () => void;
  tabIndex?: number;
};

/** The menu of further actions for a task in the list; none for a task without a buyer. */
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
