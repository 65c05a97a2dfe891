import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import IconButton from '@mui/material/IconButton';
import { useRef, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { useList } from '../grid/useList.ts';
import { usePhone } from '../grid/usePhone.ts';
import { Dialog } from '../overlay/Dialog.ts';
import { belowBar, Drawer } from '../overlay/Drawer.ts';

/** HTML id of the heading that names the open details panel or dialog; at most one of these is open. */
export const PANEL_TITLE = 'details-title';

type DetailsPanelProps = {
  open: boolean;
  onClose: () => void;
  recordId: string | undefined;
  children: ReactNode;
};

/**
 * Drawer at the right edge of the window with the details of a record, which leaves the list readable. Escape and a
 * press outside close it. The focus then returns to the element that opened it, or to the row of the record `recordId`.
 * The children must contain an element with the id {@link PANEL_TITLE}.
 */
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
  ...belowBar,
  width: { xs: '100%', sm: 480 },
  overflow: 'hidden',
  '&:focus': { outline: 'none' },
} as const;
const closeStyle = { position: 'absolute', top: 8, insetInlineEnd: 8, zIndex: 1 } as const;

/**
 * Dialog with the details of a record, as `Frame` of a RecordPanel: for details that need more room than {@link
 * DetailsPanel}, or a decision. It is full screen on a phone, and takes the same props.
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
 * Hook that returns the focus when the details of the record `id` close: call `noteOpener` when they open, and
 * `returnFocus` after they have closed. The focus goes to the element that opened them. If that is gone, or belongs to
 * another record's row, it goes to the record's row or card, else to the grid's tab stop, else to the page's heading.
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
