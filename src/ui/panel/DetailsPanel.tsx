import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import IconButton from '@mui/material/IconButton';
import { useRef, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { useList } from '../grid/useList.ts';
import { usePhone } from '../grid/usePhone.ts';
import { Dialog } from '../overlay/Dialog.ts';
import { Drawer } from '../overlay/Drawer.ts';

/** Id of the heading that names the open panel, of which there is one at most. */
export const PANEL_TITLE = 'details-title';

type DetailsPanelProps = {
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

/**
 * Focus handling of details: on closing, the focus returns to their opener. Where that is gone, or belongs to another
 * record's row, it goes to the record's row or card, else to the grid's tab stop, else to the page's heading.
 */
export const useReturnFocus = (id: string | undefined) => {
  const { data = [] } = useList();
  const opener = useRef<Element | null>(null);

  const rowOfRecord = () => {
    const place = data.findIndex((record) => String(record.id) === id);
    return place < 0 ? null : document.querySelector(`main [data-id="${String(place)}"]`);
  };

  return {
    noteOpener: () => {
      opener.current = document.activeElement === document.body ? null : document.activeElement;
    },
    returnFocus: () => {
      const row = rowOfRecord();
      const openedFrom = opener.current?.closest('[data-id]');
      const places = [
        row && openedFrom && openedFrom !== row ? null : opener.current,
        row?.querySelector('button, [role="gridcell"]'),
        document.querySelector('main [role="grid"] [tabindex="0"]'),
        document.querySelector('main h1'),
      ];
      const place = places.find((element) => element?.isConnected);
      if (place instanceof HTMLElement) place.focus();
    },
  };
};
