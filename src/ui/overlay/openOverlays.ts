/** The ways to close what lies over the page, the uppermost last. */
let open: readonly (() => void)[] = [];

let hear = (): void => {};

/** Has Back call `close`, until the result is called. */
export const closeByBack = (close: () => void): (() => void) => {
  open = [...open, close];
  hear();
  return () => {
    // Its entry of the history stays, as the page may be left in this moment: Back passes over it.
    open = open.filter((one) => one !== close);
  };
};

export const openOverlays = (): readonly (() => void)[] => open;

/** The one who is told when something more is open. */
export const onOpened = (listener: () => void): void => {
  hear = listener;
};
