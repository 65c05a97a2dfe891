const ID = 'toasts';

/**
 * The live region for notices: beside #root, in index.html from the start, because a region that arrives together with its
 * text is not announced. Pages without it (tests) get one.
 */
export const toastsElement = (): HTMLElement => {
  const present = document.getElementById(ID);
  if (present) return present;
  const created = document.createElement('div');
  created.id = ID;
  created.setAttribute('aria-live', 'polite');
  document.body.append(created);
  return created;
};

/**
 * Keeps the region audible. An open MUI dialog marks everything beside it in the body as hidden, #toasts included, and what
 * happens because of the dialog would then be said to nobody. Returns the way to stop.
 */
export const keepExposed = (element: HTMLElement): (() => void) => {
  const expose = () => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  };
  expose();
  const observer = new MutationObserver(expose);
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => {
    observer.disconnect();
  };
};
