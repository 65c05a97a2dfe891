import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useT } from '#i18n/useT.ts';
import { Dialog } from '../overlay/Dialog.ts';

export type NoticeDialogProps = {
  title: string;
  text: string;
  /** Second paragraph. */
  detail?: string | undefined;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** Dialog for a message that must be read. Closing returns the focus. */
export const NoticeDialog = ({ title, text, detail, open, onClose, onClosed }: NoticeDialogProps) => {
  const t = useT();
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
      <DialogContent id={textId}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        {detail !== undefined && <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{detail}</Typography>}
      </DialogContent>
      <CloseAction label={t('action.close')} onClose={onClose} />
    </Dialog>
  );
};

const CloseAction = ({ label, onClose }: { label: string; onClose: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  // Not autoFocus: the dialog's focus trap would undo it in React's strict mode.
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <DialogActions>
      <Button ref={button} onClick={onClose}>
        {label}
      </Button>
    </DialogActions>
  );
};
