/** A dialog may still be closing, and hand the focus to a button that is gone. In milliseconds. */
const DIALOG_GONE = 400;

/**
 * Where what had the focus is gone, gives it to what takes its place: now, and once more when a dialog that asked about it has
 * closed. Nothing happens while anything else has it. Returns the way to stop.
 */
export const mendLostFocus = (find: () => HTMLElement | null | undefined): (() => void) => {
  const mend = () => {
    if (document.activeElement === document.body) find()?.focus();
  };
  mend();
  const timer = setTimeout(mend, DIALOG_GONE);
  return () => {
    clearTimeout(timer);
  };
};
