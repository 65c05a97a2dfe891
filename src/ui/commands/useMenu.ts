import { useId, useRef, useState, type MouseEvent } from 'react';

/**
 * A button and the menu that it opens: spread `button` and `menu`. What an item changes is done at once (`pick`): whoever goes on
 * meanwhile, to a heading to sort by, has it before that. What may open a dialog (`choose`) is done when the menu is gone and the
 * button has the focus again, for the dialog to return it there.
 */
export const useMenu = () => {
  const id = useId();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const open = anchorEl !== null;
  const close = () => {
    setAnchor(null);
  };
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
      onClick: (event: MouseEvent<HTMLElement>) => {
        setAnchor(event.currentTarget);
      },
    },
    menu: {
      anchorEl,
      open,
      onClose: close,
      slotProps: {
        // A menu is drawn at the end of the page, outside of its landmarks: it is one of its own.
        root: { role: 'region', 'aria-labelledby': id },
        list: { 'aria-labelledby': id },
        transition: { onExited },
      },
    },
    /** For who has no button of its own. */
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
