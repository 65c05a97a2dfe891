import { lazy, type ComponentType } from 'react';
import { loadTexts } from './i18nProvider.ts';

/** A component whose code comes when it is drawn, together with what it has to say. */
export const lazyWithTexts = <P extends object>(
  part: Parameters<typeof loadTexts>[0],
  load: () => Promise<ComponentType<P>>,
) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(part)]);
    return { default: component };
  });
