import type { Page } from '@playwright/test';
import { PATIENCE } from '#i18n/patience.ts';

/**
 * The page speaks English, or draws by the machine's own letters, where what it needs for its language takes too long, which it may
 * on a busy machine: from its next load on it waits for ever.
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
