/** Functions that close the open overlays, the uppermost last. */
let open: readonly (() => void)[] = [];

let hear = (): void => {};

/** Makes Back call `close`, until the returned function is called. */
export const closeByBack = (close: () => void): (() => void) => {
  open = [...open, close];
  hear();
  return () => {
    // Its history entry stays, as the page may be navigating just now: Back skips it.
    open = open.filter((one) => one !== close);
  };
};

export const openOverlays = (): readonly (() => void)[] => open;

/** Sets the only listener to opened overlays. */
export const onOpened = (listener: () => void): void => {
  hear = listener;
};
