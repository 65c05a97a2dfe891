const ID = 'toasts';

/**
 * Finds the live region #toasts, in which toasts are rendered. It is in index.html from the start, because a live
 * region that is inserted together with its text is not announced; a page without it (in tests) gets one.
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
 * Removes `aria-hidden` from the live region whenever it is set. An open MUI dialog sets it on everything beside the
 * dialog, and toasts would not be announced then. Returns a function that stops this.
 */
export const keepExposed = (element: HTMLElement): (() => void) => {
  const expose = () => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  };
  expose();
  const observer = new MutationObserver(expose);
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
};
