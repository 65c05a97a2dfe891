import type { Page } from '@playwright/test';
import { settle } from './accessibility.ts';

/** Position and CSS properties of every element, one line for each property, while no element has the focus. */
export const looks = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await settle(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element, nth) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Variables come in the order in which they were written, 'none' is written as 'background: 0 0' by the build, and browsers
      // forget how wide they made a margin that is 'auto'. `-webkit-box-` is the flexbox of 2009, which emotion writes, the build
      // leaves out, and nothing is laid out by: an element that were such a box would say so in 'display'.
      const told = Array.from(style).filter(
        (property) => !/^--|^background-position|^margin|^-webkit-box-/.test(property),
      );
      return [
        `at ${[left + scrollX, top + scrollY, width, height].join(' ')}`,
        ...told.map((property) => `${property}: ${style.getPropertyValue(property)}`),
      ].map((line) => `${String(nth)} ${element.localName} ${line}`);
    }),
  );
};
