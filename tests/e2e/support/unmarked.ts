import type { Page } from '@playwright/test';
import { product } from '#product.ts';
import { readLedger } from './profile.ts';

/** Pattern of a text in the marked language: in brackets, without other brackets inside. */
const MARKED = /\[[^[\]]*\]/g;

/** Texts that are the same in every language, with the reason. */
const unchanging: readonly (readonly [why: string, what: RegExp])[] = [
  ['numbers, dollars and signs', /^[^\p{L}]*$/u],
  ['days, by Intl', /^[A-Z][a-z]{2} \d{1,2}(, \d{4})?$/],
  ['the calendar, by Intl', /^[A-Z][a-z]+day$|^[A-Z][a-z]+ \d{4}$/],
  ['the initial of a person, in place of a picture', /^\p{L}$/u],
  ['the card company’s own words', /^Your card number is incomplete\.$/],
  ['addresses, and what the card company calls a payment', /^\S+@\S+$|^pi_\w+$/],
];
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** The owner's names and words, which no language of the product changes. */
const own = new Set(stringsIn(product));

/** Texts in the demo's data, which users wrote. */
export const dataOf = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(stringsIn(await readLedger(page)).map((text) => text.trim().replace(/\s+/g, ' ')));

/** Texts that the page shows or that screen readers read: texts, accessible names, hints in fields. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => (element.closest('select') ?? element).checkVisibility();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      // Keys are called as they are printed on a keyboard, languages as their speakers call them.
      if (!parent || parent.closest('script, style, kbd, option[lang]') || !isShown(parent)) continue;
      said.push(textContent ?? '');
    }
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ])
      for (const element of document.querySelectorAll(`body [${name}]`))
        // The card company speaks for itself.
        if (isShown(element) && !element.closest('.SimulatedCard')) said.push(element.getAttribute(name) ?? '');
    return said;
  });

/** Texts on the page, without repeats, that are neither in the marked language nor in `data`: hard-coded ones. */
export const unmarkedOn = async (page: Page, data: ReadonlySet<string>): Promise<string[]> => {
  const left = (await saidOn(page)).map((text) => {
    let rest = text.trim().replace(/\s+/g, ' ');
    if (data.has(rest)) return '';
    while (MARKED.test(rest)) rest = rest.replace(MARKED, '').trim();
    return data.has(rest) ? '' : rest;
  });
  return [...new Set(left)].filter((text) => !own.has(text) && !unchanging.some(([, what]) => what.test(text)));
};
