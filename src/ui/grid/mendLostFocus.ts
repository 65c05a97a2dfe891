/** A dialog, or what lies around it: the latter has the focus while a dialog opens, and when its edge is clicked. */
const DIALOG = '[role$="dialog"], .MuiModal-root';
/** A focus that gets lost tells nobody: so often is looked, in milliseconds, and so many times after the first. */
const PAUSE = 200;
const LOOKS = 2;

/**
 * Where what had the focus is gone, gives it to what takes its place: now, and when a menu or a dialog that is still closing has
 * handed it to a button that is gone; a dialog that is read is waited for. Nothing happens while anything else has it. Returns
 * the way to stop.
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
