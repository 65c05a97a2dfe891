import type { Page } from '@playwright/test';
import { enterDemo } from './support/demo.ts';
import { keepLanguage, openIn } from './support/language.ts';
import { expect, test } from './support/test.ts';

const BANGLA = /\/noto-sans-bengali-[^/]*\.woff2$/;

const typefacesAskedFor = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
};

/** Texts in Bangla that are drawn with a typeface of the machine, each with that typeface. */
const drawnByOthers = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found: string[] = [];
  const look = async ({ nodeId, nodeType, nodeValue, children = [] }: typeof root): Promise<void> => {
    if (nodeType === 3 && /[\u0980-\u09ff]/.test(nodeValue)) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.push(`${nodeValue}: ${familyName}`);
    }
    for (const child of children) await look(child);
  };
  await look(root);
  await session.detach();
  return found;
};

test('English asks for no other language’s typeface, Bangla is drawn by its own when it is chosen', async ({
  page,
}) => {
  const asked = typefacesAskedFor(page);
  await openIn(page, 'en', '/login');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => BANGLA.test(url))).toEqual([]);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('bn');
  await expect(page.getByRole('heading', { level: 1, name: 'আবার স্বাগতম' })).toBeVisible();
  expect(asked.filter((url) => BANGLA.test(url))).toHaveLength(1);
  expect(await drawnByOthers(page)).toEqual([]);
});

test('every text in Bangla behind the Dashboard is drawn by the typeface that the product brings', async ({ page }) => {
  await enterDemo(page, 'worker');
  await keepLanguage(page, 'bn');
  await openIn(page, 'bn', '/Dashboard/workerHome');
  await expect(page.locator('figure svg text').last()).toBeVisible();
  expect(await drawnByOthers(page)).toEqual([]);
});
