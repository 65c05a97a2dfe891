import { useId, useRef, useState, type MouseEvent } from 'react';

/**
 * A button and the menu that it opens: spread `button` and `menu`. What is chosen runs when the menu is gone and the button has
 * the focus again, so that a dialog opened by it returns the focus to the button.
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
    choose: (run: () => void) => () => {
      chosen.current = run;
      close();
    },
  };
};
