import { loadTexts } from './i18nProvider.ts';
import type { Part } from './parts.ts';

/** Loads code together with what it has to say. */
export const withTexts =
  <P>(part: Part, load: () => Promise<P>) =>
  async (): Promise<P> =>
    (await Promise.all([load(), loadTexts(part)]))[0];
