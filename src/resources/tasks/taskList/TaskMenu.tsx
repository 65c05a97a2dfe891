import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useT } from '#i18n/useT.ts';
import { LateMenu } from '#ui/commands/LateMenu.tsx';
import { useMenu } from '#ui/commands/useMenu.ts';
import { titleIdOf, type TaskRecord } from '../taskRecord.ts';
import { useHiddenBuyers } from './useHiddenBuyers.ts';

type TaskMenuProps = {
  task: TaskRecord;
  /** Told when the task is about to leave the list, and this button with it. */
  onHidden: () => void;
  tabIndex?: number;
};

/** What else can be done about a task in the list. Nothing where it says of nobody whose it is. */
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
