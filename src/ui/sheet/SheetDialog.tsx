import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Dialog } from '../overlay/Dialog.ts';

export type SheetDialogProps = { open: boolean; onClose: () => void; onClosed: () => void };

/** For what takes a whole phone: a file's rows before they are run, say. */
export const SheetDialog = ({
  open,
  onClose,
  onClosed = () => {},
  inAddress = false,
  title,
  children,
}: Omit<SheetDialogProps, 'onClosed'> & {
  onClosed?: () => void;
  inAddress?: boolean;
  title: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Dialog
      inAddress={inAddress}
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      slotProps={{ transition: { onExited: onClosed }, paper: { sx: paperStyle } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
};

/** A phone has no room to give away around it. */
const paperStyle = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    m: 0,
    '&.MuiDialog-paperFullWidth': { width: '100%' },
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    borderRadius: 0,
  },
});

/** The text, what is said of it, its rows. */
export const SheetContents = ({ children }: { children: ReactNode }) => (
  <DialogContent
    dividers
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', gap: 2 }}
  >
    {children}
  </DialogContent>
);

/** Above the buttons, always in sight: what the rows that go come to, or that none does. */
export const SheetSum = ({ sum, children }: { sum: string | false; children?: ReactNode }) => (
  <Box sx={sumStyle}>
    <Box role="status">
      {sum && <Typography sx={{ fontWeight: 600, whiteSpace: { xs: 'pre-line', sm: 'normal' } }}>{sum}</Typography>}
    </Box>
    {children}
  </Box>
);

/** No room is kept while there is nothing to say. */
const sumStyle = { display: 'grid', gap: 1, px: 3, pt: 1.5, '&:has(> :only-child:empty)': { pt: 0 } } as const;
