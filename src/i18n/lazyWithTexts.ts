import type { ReactNode } from 'react';
import { preloadable } from '#loading/preloadable.ts';
import type { Part } from './fetchPart.ts';
import { loadTexts } from './i18nProvider.ts';

/**
 * Lazy component that loads its code together with its part of the texts. Like every {@link preloadable} component it
 * can also be preloaded.
 */
export const lazyWithTexts = <C extends (props: never) => ReactNode>(part: Part, load: () => Promise<C>) =>
  preloadable(async () => (await Promise.all([load(), loadTexts(part)]))[0]);
