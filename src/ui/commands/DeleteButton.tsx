import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import Button from '@mui/material/Button';
import { useT } from '#i18n/useT.ts';

export type DeleteButtonProps = {
  onDelete: () => void;
  isPending: boolean;
  tabIndex?: number;
  /** Id of the cell that names the row. */
  describedBy?: string;
};

/** Delete button of a row or panel. It stays focusable while pending, so that the keyboard keeps its place. */
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
