/** Between two drawings of a progress, in milliseconds. */
const PAUSE = 100;

/** Calls `action` at most every {@link PAUSE}; `now` does not wait, `cancel` forgets a call that is due. */
export const throttled = (action: () => void) => {
  let due: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(due);
    due = undefined;
  };
  const now = () => {
    cancel();
    action();
  };
  return Object.assign(
    () => {
      due ??= setTimeout(now, PAUSE);
    },
    { now, cancel },
  );
};
