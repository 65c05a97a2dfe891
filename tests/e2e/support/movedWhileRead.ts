import type { Page } from '@playwright/test';

/** Number of places at which a page is cut, to look at its beginning alone. */
const CUTS = 40;

/**
 * Elements of the main part that change their place while the HTML is still being received, as visitors see on slow
 * connections. Call it where no script has run.
 */
export const movedWhileRead = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, cuts) => {
    const all = [...main.querySelectorAll<HTMLElement>('*')];
    const placeOf = (element: HTMLElement) => {
      const { left, top } = element.getBoundingClientRect();
      return `${String(Math.round(left))}, ${String(Math.round(top))}`;
    };
    const atLast = all.map(placeOf);
    const moved: string[] = [];
    for (let cut = 1; cut < cuts; cut++) {
      const read = Math.floor((all.length * cut) / cuts);
      const last = all[read] ?? main;
      const unread = all.slice(read + 1).filter((element) => !element.contains(last));
      for (const { style } of unread) style.setProperty('display', 'none', 'important');
      for (const [nth, element] of all.slice(0, read).entries())
        // Within a picture nothing counts as moved.
        if (element instanceof HTMLElement && element.offsetHeight > 0 && placeOf(element) !== atLast[nth])
          moved.push(`${element.tagName} ${placeOf(element)} → ${atLast[nth] ?? ''}`);
      for (const { style } of unread) style.removeProperty('display');
    }
    return moved;
  }, CUTS);
