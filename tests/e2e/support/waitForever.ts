import type { Page } from '@playwright/test';
import { PATIENCE } from '#i18n/patience.ts';

/**
 * Disables the page's time limit for its language and typefaces, from its next load on. On a busy machine it would
 * otherwise fall back to English or the system's typeface.
 */
export const waitForever = (page: Page) =>
  page.addInitScript((patience) => {
    const style = new CSSStyleSheet();
    style.replaceSync('#root { animation: none !important }');
    document.adoptedStyleSheets.push(style);
    const later = window.setTimeout.bind(window);
    const never = (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
      wait === patience ? 0 : later(run, wait, ...rest);
    window.setTimeout = never as typeof setTimeout;
  }, PATIENCE);
