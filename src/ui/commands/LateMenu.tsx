import type { MenuProps } from '@mui/material/Menu';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import { Menu } from '../overlay/Menu.ts';

/** Menu that is not mounted before it is first opened. */
export const LateMenu = (props: MenuProps) => useEverOpen(props.open) && <Menu {...props} />;

/**
 * Props of a button and its menu: spread `button` and `menu`. `pick` makes an item's handler that acts at once.
 * `choose` makes one that acts after the menu has closed and the button has the focus, as a dialog needs to return it
 * there.
 */
export const useMenu = () => {
  const id = useId();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const open = anchorEl !== null;
  const close = () => setAnchor(null);
  const onExited = () => {
    const run = chosen.current;
    chosen.current = null;
    run?.();
  };
  return {
    button: {
      id,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    menu: {
      anchorEl,
      open,
      onClose: close,
      slotProps: {
        // A menu is rendered at the end of the body, outside of all landmarks, so it is a region itself.
        root: { role: 'region', 'aria-labelledby': id },
        list: { 'aria-labelledby': id },
        transition: { onExited },
      },
    },
    /** Opens the menu at an element other than the button. */
    openAt: setAnchor,
    pick: (change: () => void) => () => {
      change();
      close();
    },
    choose: (run: () => void) => () => {
      chosen.current = run;
      close();
    },
  };
};
