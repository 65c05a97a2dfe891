import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { useT } from '#i18n/useT.ts';
import { BarButton } from './BarButton.tsx';

export type DeleteButtonProps = {
  onDelete: () => void;
  isPending: boolean;
  tabIndex?: number;
  /** HTML id of the cell that names the row; that cell describes the button to screen readers. */
  describedBy?: string;
  brief?: boolean | undefined;
};

/**
 * Button 'Delete' of a row or panel; `brief` shows the icon alone. While `isPending` it ignores presses but stays
 * focusable, so that keyboard users keep their place.
 */
export const DeleteButton = ({ onDelete, isPending, tabIndex, describedBy, brief }: DeleteButtonProps) => {
  const t = useT();
  return (
    <BarButton
      Icon={DeleteRegular}
      label={t('action.delete')}
      brief={brief}
      color="error"
      tabIndex={tabIndex}
      aria-describedby={describedBy}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) onDelete();
      }}
    />
  );
};
