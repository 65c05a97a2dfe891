import { usePhone } from '../grid/usePhone.ts';
import { Dialog } from '../overlay/Dialog.ts';
import { PANEL_TITLE, type DetailsPanelProps } from './DetailsPanel.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

/**
 * Frame of a RecordPanel as a dialog, for details that need more room than a flyout or a decision; full screen on a
 * phone.
 */
export const DetailsDialog = ({ open, onClose, recordId, children }: DetailsPanelProps) => {
  const { noteOpener, returnFocus } = useReturnFocus(recordId);
  return (
    <Dialog
      inAddress
      open={open}
      onClose={onClose}
      aria-labelledby={PANEL_TITLE}
      maxWidth="md"
      fullWidth
      fullScreen={usePhone()}
      disableRestoreFocus
      slotProps={{ transition: { onEnter: noteOpener, onExited: returnFocus } }}
    >
      {children}
    </Dialog>
  );
};
