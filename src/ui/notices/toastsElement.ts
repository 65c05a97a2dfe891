const ID = 'toasts';

/**
 * Live region for notices, in index.html from the start, as a live region that is inserted with its text is not
 * announced. Pages without it (tests) get one.
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
 * Keeps the live region exposed: an open MUI dialog sets aria-hidden on everything beside it, and notices about the
 * dialog would not be announced. Returns a function that stops it.
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
