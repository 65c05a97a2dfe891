/** Dialog, or MUI's container around it, which has the focus while a dialog opens and when its edge is clicked. */
const DIALOG = '[role$="dialog"], .MuiModal-root';
/** Interval and number of later checks: the loss of focus fires no event. In milliseconds. */
const PAUSE = 200;
const LOOKS = 2;

/**
 * Focuses a replacement when the focused element has disappeared: now, and after a closing menu or dialog has returned
 * the focus to a removed button. It waits for an open dialog, and does nothing while anything has the focus. Returns a
 * function that cancels.
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
