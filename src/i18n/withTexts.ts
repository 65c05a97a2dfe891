import { loadTexts } from './i18nProvider.ts';
import type { Part } from './fetchPart.ts';

/** Loads code together with its texts. */
export const withTexts =
  <P>(part: Part, load: () => Promise<P>) =>
  async (): Promise<P> =>
    (await Promise.all([load(), loadTexts(part)]))[0];
