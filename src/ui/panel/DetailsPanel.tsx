import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { Drawer } from '../overlay/Drawer.ts';
import { useReturnFocus } from './useReturnFocus.ts';

/** Id of the heading that names the open panel, of which there is one at most. */
export const PANEL_TITLE = 'details-title';

export type DetailsPanelProps = {
  open: boolean;
  onClose: () => void;
  /** Id of the record, whose row may get the focus on closing. */
  recordId: string | undefined;
  /** Must contain an element with the id {@link PANEL_TITLE}. */
  children: ReactNode;
};

/** Flyout at the end of the window, which leaves the list readable. Escape and a press outside close it. */
export const DetailsPanel = ({ open, onClose, recordId, children }: DetailsPanelProps) => {
  const t = useT();
  const { noteOpener, returnFocus } = useReturnFocus(recordId);
  return (
    <Drawer
      inAddress
      anchor="right"
      open={open}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: { 'aria-labelledby': PANEL_TITLE, sx: paperStyle },
        backdrop: { invisible: true },
        transition: { onEnter: noteOpener, onExited: returnFocus },
      }}
    >
      <IconButton aria-label={t('action.close')} onClick={onClose} sx={closeStyle}>
        <DismissRegular />
      </IconButton>
      {children}
    </Drawer>
  );
};

const paperStyle = {
  width: { xs: '100%', sm: 480 },
  overflow: 'hidden',
  '&:focus': { outline: 'none' },
} as const;
const closeStyle = { position: 'absolute', top: 8, insetInlineEnd: 8, zIndex: 1 } as const;
