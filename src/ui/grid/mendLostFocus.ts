/**
 * Selector of a dialog, or of MUI's container around it, which has the focus while a dialog opens and when its edge is
 * clicked.
 */
const DIALOG = '[role$="dialog"], .MuiModal-root';
/** Milliseconds between two checks, which are needed because the loss of focus fires no event. */
const PAUSE = 200;
/** Number of checks after the first one. */
const LOOKS = 2;

/**
 * Focuses the element from `find` if the focused element has disappeared. It looks at once and twice within the next
 * 400 milliseconds, because a closing menu or dialog may return the focus to a removed button. It waits while a dialog
 * is open, and does nothing while anything else has the focus. Returns a function that cancels.
 */
export const mendLostFocus = (find: () => HTMLElement | null | undefined): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mend = (looks: number) => {
    const { activeElement, body } = document;
    if (activeElement === body) find()?.focus();
    if (looks > 0 || activeElement?.closest(DIALOG)) timer = setTimeout(mend, PAUSE, looks - 1);
  };
  mend(LOOKS);
  return () => {
    clearTimeout(timer);
  };
};
