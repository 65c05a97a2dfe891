const types = ['pointerdown', 'keydown', 'input'] as const;

/** Calls back once, when the visitor first touches the page; at once where that has happened before the code was there. */
export const onFirstTouch = (action: () => void): void => {
  if (window.held?.touched) {
    action();
    return;
  }
  const first = () => {
    types.forEach((type) => {
      removeEventListener(type, first, true);
    });
    action();
  };
  types.forEach((type) => {
    addEventListener(type, first, true);
  });
};
