import type { Page } from '@playwright/test';

/** Waits until the typefaces have loaded: the product's and, in Bangla, that of the language. */
export const typefacesHere = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const ours = [...document.fonts].filter(({ family }) => family.includes('Segoe UI Fallback'));
    const bangla = ours.find(({ unicodeRange }) => /U\+980/i.test(unicodeRange));
    return (
      ours.some((face) => face !== bangla) && (document.documentElement.lang !== 'bn' || bangla?.status === 'loaded')
    );
  });
  await page.evaluate(() => document.fonts.ready);
};
