import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The navigation bar's menu on phones: closed by a choice, by Escape, and by the focus leaving it. */
export const usePhoneMenu = () => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A navigation gives the place another key, and the menu is closed without an effect.
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && bar.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : inside) return;
      setOpenAt(null);
      if (event instanceof KeyboardEvent) button.current?.focus();
    };
    const events = ['keydown', 'pointerdown', 'focusin'] as const;
    events.forEach((name) => {
      document.addEventListener(name, close);
    });
    return () => {
      events.forEach((name) => {
        document.removeEventListener(name, close);
      });
    };
  }, [open]);

  const toggle = () => {
    setOpenAt(open ? null : key);
  };
  return { open, toggle, bar, button };
};
