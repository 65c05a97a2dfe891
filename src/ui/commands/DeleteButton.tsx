import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import Button from '@mui/material/Button';
import { useT } from '#i18n/useT.ts';

export type DeleteButtonProps = {
  onDelete: () => void;
  isPending: boolean;
  tabIndex?: number;
  /** In a grid: the id of what says which row this is. */
  describedBy?: string;
};

/** 'Delete' of a row and of a panel. While it works it stays focusable, or the keyboard would lose its place. */
export const DeleteButton = ({ onDelete, isPending, tabIndex, describedBy }: DeleteButtonProps) => {
  const t = useT();
  return (
    <Button
      variant="text"
      color="error"
      tabIndex={tabIndex}
      startIcon={<DeleteRegular />}
      aria-describedby={describedBy}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) onDelete();
      }}
    >
      {t('action.delete')}
    </Button>
  );
};
