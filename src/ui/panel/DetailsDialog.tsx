// eslint-disable-next-line no-restricted-imports -- the address opens it, so that Back closes it by itself
import Dialog from '@mui/material/Dialog';
import { usePhone } from '../grid/usePhone.ts';
import { PANEL_TITLE, type DetailsPanelProps } from './DetailsPanel.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

/** Details that need more room than a flyout has, or an answer: the frame of a RecordPanel that stands in the middle, or fills a phone. */
export const DetailsDialog = ({ open, onClose, recordId, children }: DetailsPanelProps) => {
  const { noteOpener, returnFocus } = useReturnFocus(recordId);
  return (
    <Dialog
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
