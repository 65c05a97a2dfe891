import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

export type SheetDialogProps = { open: boolean; onClose: () => void; onClosed: () => void };

/** Where a file's rows are read before they are run. */
export const SheetDialog = ({
  open,
  onClose,
  onClosed,
  title,
  children,
}: SheetDialogProps & { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
};

/** The text, what is said of it, its rows. */
export const SheetContents = ({ children }: { children: ReactNode }) => (
  <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', gap: 2 }}>
    {children}
  </DialogContent>
);

/** Above the buttons, always in sight: what the rows come to, and why they cannot be run. */
export const SheetSum = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1, px: 3, pt: 1.5, '&:empty': { display: 'none' } }}>{children}</Box>
);
