import { useEffect, useRef, type RefObject } from 'react';

/** A dialog that asked about the selection may still be closing, and hand the focus to a button that is gone. */
const DIALOG_GONE = 400;

/** When the commands are swapped, whoever stood on one that is gone stands on the first of the new ones. */
export const useFocusAfterSwap = (bar: RefObject<HTMLElement | null>, hasSelection: boolean): void => {
  const had = useRef(hasSelection);
  useEffect(() => {
    // On the first page nothing was lost: the body has the focus there.
    if (had.current === hasSelection) return;
    had.current = hasSelection;
    const mend = () => {
      if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
    };
    mend();
    setTimeout(mend, DIALOG_GONE);
  }, [bar, hasSelection]);
};
