import type { Page } from '@playwright/test';
import { settle } from './accessibility.ts';
import { expect } from './test.ts';

/** Element that the Tab key stops at, with its place on the page in CSS pixels. */
export type Stop = {
  name: string;
  /** True in a carousel, whose stop button comes first wherever it is drawn. */
  carousel: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** True if its middle is outside of the window or below another element. */
  covered: boolean;
};
type Walking = Window & { ringOf?: (element: Element) => string; walked?: { element: Element; ring: string }[] };

/** Number of presses after which a walk gives up: more than any public page has controls. */
const STOPS = 60;

/**
 * Prepares the page to compare focus styles: an outline, a shadow or a border, on the element, around it or beside it.
 */
const learnRings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here: Walking = window;
    here.walked = [];
    here.ringOf = (element) => {
      const { parentElement: parent } = element;
      const around = [element, parent, parent?.parentElement, ...(parent?.children ?? [])].filter((one) => !!one);
      return [getComputedStyle(element, '::after'), ...around.map((one) => getComputedStyle(one))]
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderBottom }) => {
          const isSeen = outlineStyle !== 'none' && !/^rgba.*, 0\)$/.test(outlineColor);
          return [isSeen ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '', boxShadow, borderBottom].join(';');
        })
        .join('\n');
    };
  });

const stand = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const { ringOf, walked }: Walking = window;
    const { activeElement: element } = document;
    // Past the last stop there is nothing, or the first one again.
    if (!element || element === document.body || element === walked?.[0]?.element) return null;
    walked?.push({ element, ring: ringOf?.(element) ?? '' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const field = element as Partial<HTMLInputElement> & Element;
    const label = element.getAttribute('aria-label') ?? field.labels?.[0]?.textContent;
    return {
      name: `${element.localName} ${label ?? element.textContent.trim()}`,
      carousel: element.closest('[aria-roledescription]') !== null,
      left: left + scrollX,
      top: top + scrollY,
      right: right + scrollX,
      bottom: bottom + scrollY,
      covered: !hit || !(element.contains(hit) || hit.closest('label')?.contains(element)),
    };
  });

/** Numbers, from 0, of the stops that look the same with and without the focus. */
const unmarked = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { ringOf, walked = [] }: Walking = window;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return walked.flatMap(({ element, ring }, nth) => (ringOf?.(element) === ring ? [nth] : []));
  });

/**
 * Walks through the page by one key until the focus leaves it; resolves to the stops. Fails if a stop is covered, or
 * does not show that it has the focus.
 */
export const walk = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> => {
  await learnRings(page);
  const stops: Stop[] = [];
  for (let presses = 0; presses <= STOPS; presses += 1) {
    await page.keyboard.press(key);
    await settle(page);
    const stop = await stand(page);
    if (!stop) break;
    stops.push(stop);
  }
  const names = stops.map(({ name }) => name);
  expect(names.length, `${key} stays on the page: ${names.join(', ')}`).toBeLessThanOrEqual(STOPS);
  expect(
    stops.filter(({ covered }) => covered).map(({ name }) => name),
    'covered while focused',
  ).toEqual([]);
  // The last one's is taken away a moment later.
  await expect.poll(async () => (await unmarked(page)).map((nth) => names[nth]), 'shows no focus').toEqual([]);
  return stops;
};

/** Sentences about stops that are above the one before, or before it in the same line. */
export const outOfOrder = (stops: readonly Stop[]): string[] =>
  stops.slice(1).flatMap((next, nth) => {
    const last = stops[nth];
    if (!last || (last.carousel && next.carousel)) return [];
    const above = next.bottom <= last.top;
    const before = next.right <= last.left && next.top < last.bottom && last.top < next.bottom;
    return above || before ? [`${last.name} → ${next.name}`] : [];
  });
