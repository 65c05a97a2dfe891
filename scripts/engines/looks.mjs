// Checks of a page. Each function runs there, sees its arguments alone, and returns the problem, or ''.

/** Check that the banner is 450 px high and shows its first slide (HOME-5). Returns what is wrong, '' if nothing is. */
export const bannerIsOff = () => {
  const banner = document.querySelector('[aria-label="Highlights"]');
  const slide = banner?.querySelector('[aria-roledescription="slide"]:not([inert])');
  if (!banner || !slide) return 'there is no banner';
  banner.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = banner.getBoundingClientRect();
  const { left, right, top, bottom } = slide.getBoundingClientRect();
  if (box.height !== 450) return `the banner is ${String(box.height)} px high`;
  if (slide !== banner.querySelector('[aria-roledescription="slide"]')) return 'the banner does not begin with slide 1';
  if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
    return `slide 1 is out of its box: ${[left, right, top, bottom].map(Math.round).join(', ')}`;
  const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return slide.contains(seen) ? '' : 'slide 1 is covered';
};

/**
 * Check that the window has this width in px, and the page no horizontal scrolling. Returns what is wrong, '' if
 * nothing is.
 * @param {number} width
 */
export const scrollsSideways = (width) => {
  if (innerWidth !== width) return `the window is ${String(innerWidth)} px wide, not ${String(width)}`;
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `scrolls sideways, by ${String(scrollWidth - clientWidth)} px` : '';
};

/**
 * Check that the page has this title and a heading, and shows an element with text, or a field. Returns what is wrong,
 * '' if nothing is.
 * @param {string} title
 * @param {string} sign selector of that element or field
 */
export const screenIsOff = (title, sign) => {
  if (document.title !== title) return `its title is '${document.title}', not '${title}'`;
  if (!document.querySelector('main h1')?.textContent) return 'it has no heading';
  const isDrawn = [...document.querySelectorAll(sign)].some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && (one instanceof HTMLInputElement || one.textContent.trim() !== '');
  });
  return isDrawn ? '' : `nothing is drawn of ${sign}`;
};

/**
 * Clicks an element if it is enabled. Returns what is wrong, '' if it was clicked.
 * @param {string} selector
 * @param {string} [text] its text, where the selector is not enough
 */
export const cannotPress = (selector, text) => {
  const found = [...document.querySelectorAll(selector)].find((one) => !text || one.textContent === text);
  if (!(found instanceof HTMLElement) || found.matches(':disabled')) return `there is no ${text ?? selector} to press`;
  found.click();
  return '';
};

/**
 * Check that the page has this path, and an element. Returns what is wrong, '' if nothing is.
 * @param {string} path
 * @param {string} selector of an element that is there once the page is
 */
export const isElsewhere = (path, selector) =>
  location.pathname === path && document.querySelector(selector)
    ? ''
    : `it is at ${location.pathname}, not yet at ${path} with ${selector}`;
