import { useEffect, type RefObject } from 'react';

/** A dialog that asked about the selection may still be closing, and hand the focus to a button that is gone. */
const DIALOG_GONE = 400;

/** When the commands are swapped, whoever stood on one that is gone stands on the first of the new ones. */
export const useFocusAfterSwap = (bar: RefObject<HTMLElement | null>, hasSelection: boolean): void => {
  useEffect(() => {
    const mend = () => {
      if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
    };
    // Nothing was lost on the first page: the body has the focus there.
    return () => {
      setTimeout(mend);
      setTimeout(mend, DIALOG_GONE);
    };
  }, [bar, hasSelection]);
};
