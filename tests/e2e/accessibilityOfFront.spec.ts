import type { Page } from '@playwright/test';
import { everyWidth } from './support/accessibility.ts';
import { checkScreens, type Screen } from './support/checkScreens.ts';
import { frontLanguages, frontPages, openFront } from './support/front.ts';

const sent = async (page: Page) => {
  await page.locator('form [type="submit"]').first().click();
};
const screen = (locale: string, path: string): [name: string, screen: Screen] => [
  `${path} in ${locale}`,
  {
    open: (page) => openFront(page, locale, path),
    shows: (page) => page.getByRole('heading', { level: 1 }),
    across: everyWidth,
    // Nothing is typed: every form says what is missing.
    ...(/login|register/.test(path) && {
      then: {
        'with problems': {
          open: sent,
          shows: (page) => page.locator('[aria-invalid="true"]').first(),
          across: everyWidth,
        },
      },
    }),
  },
];

const [english, others] = frontLanguages.map((locale) => frontPages.map((path) => screen(locale, path)));
// The other way around, so that whatever is not looked at by day in one language is in the other.
checkScreens(Object.fromEntries([...(english ?? []), ...(others ?? []).reverse()]), 2);
