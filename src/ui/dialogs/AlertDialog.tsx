import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog } from '../overlay/Dialog.ts';

type AlertDialogProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  close: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/**
 * Dialog with a message that must be read (role=alertdialog). The focus starts on the last button, labelled `close`,
 * which closes the dialog, and returns to where it was. `action` is a button before that one; `onClosed` is called
 * after the closing transition.
 */
export const AlertDialog = ({ title, children, action, close, open, onClose, onClosed }: AlertDialogProps) => {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
      onClose={onClose}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions>
        {action}
        <FocusedButton label={close} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
};

const FocusedButton = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  // Not autoFocus: the dialog's focus trap would undo it in React's strict mode.
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClick}>
      {label}
    </Button>
  );
};
