import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Dialog } from '../overlay/Dialog.ts';

/** Props of a dialog that imports a file. `onClosed` is called after its closing transition. */
export type SheetDialogProps = { open: boolean; onClose: () => void; onClosed?: () => void };
type FrameProps = SheetDialogProps & { inAddress?: boolean; narrow?: boolean; title: string; children: ReactNode };

/**
 * Dialog for importing the rows of a file; full screen on a phone. `onClosed` is called after the closing transition.
 * Set `inAddress` if the page's address opens the dialog: Back then needs no history entry of the dialog. It is `narrow`,
 * and on a phone no higher than its content, while it has no table to show.
 */
export const SheetDialog = (props: FrameProps) => {
  const { open, onClose, onClosed = () => {}, inAddress = false, narrow = false, title, children } = props;
  const id = useId();
  return (
    <Dialog
      inAddress={inAddress}
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={narrow ? 'sm' : 'md'}
      fullWidth
      slotProps={{ transition: { onExited: onClosed }, paper: { sx: narrow ? null : paperStyle } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
};

/** Style that makes the dialog fill the screen of a phone. */
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

/**
 * Scrolling content of a {@link SheetDialog}: the text field, messages and the table of rows, one below the other. That
 * of a `narrow` one has no lines above and below.
 */
export const SheetContents = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <DialogContent
    dividers={!narrow}
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', gap: 2 }}
  >
    {children}
  </DialogContent>
);

type SheetFootProps = { sum: string | false; remarks?: ReactNode; children: ReactNode };

/**
 * Foot of a {@link SheetDialog}, always visible, with a line that sums up the rows, such as their number and coins. Beside
 * it stand the buttons, its `children`. `sum` is the text of the line, or false while the file has no rows; `remarks` are
 * shown below it.
 */
export const SheetFoot = ({ sum, remarks, children }: SheetFootProps) => (
  <Box sx={footStyle}>
    <Box sx={sumStyle}>
      <Box role="status">
        {sum && <Typography sx={{ fontWeight: 600, whiteSpace: { xs: 'pre-line', sm: 'normal' } }}>{sum}</Typography>}
      </Box>
      {remarks}
    </Box>
    <DialogActions>{children}</DialogActions>
  </Box>
);

/** Style of the foot; on a phone the buttons stand below the line. */
const footStyle = {
  display: { sm: 'flex' },
  alignItems: 'center',
  '& > .MuiDialogActions-root': { flexWrap: { sm: 'nowrap' }, flex: 'none' },
} as const;
/** Style of the line, which takes no room on a phone while it is empty. */
const sumStyle = {
  display: 'grid',
  gap: 1,
  flex: 1,
  px: 3,
  pt: { xs: 1.5, sm: 2 },
  pb: { sm: 3 },
  pr: { sm: 0 },
  '&:has(> :only-child:empty)': { pt: 0 },
} as const;
