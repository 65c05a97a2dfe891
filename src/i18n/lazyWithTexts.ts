import { lazy, type ComponentType } from 'react';
import type { Part } from './parts.ts';
import { withTexts } from './withTexts.ts';

/** A component whose code comes when it is drawn, together with what it has to say, or when it is asked to `preload`. */
export const lazyWithTexts = <P extends object>(part: Part, load: () => Promise<ComponentType<P>>) => {
  const preload = withTexts(part, load);
  return Object.assign(
    lazy(async () => ({ default: await preload() })),
    { preload },
  );
};
