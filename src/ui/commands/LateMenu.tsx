import type { MenuProps } from '@mui/material/Menu';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import { Menu } from '../overlay/Menu.ts';

/** MUI menu that is not mounted before it is opened for the first time. */
export const LateMenu = (props: MenuProps) => useEverOpen(props.open) && <Menu {...props} />;

/**
 * Hook for a button with a menu: spread `button` on the button and `menu` on a {@link LateMenu}. `pick` wraps a handler
 * of a menu item that acts at once. `choose` wraps one that acts after the menu has closed and the button has the focus
 * again, so that a dialog which it opens can return the focus there.
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
