import type { ReactNode } from 'react';
import { preloadable } from '#loading/preloadable.ts';
import type { Part } from './parts.ts';
import { withTexts } from './withTexts.ts';

/** A component whose code comes when it is drawn, together with what it has to say, or when it is asked to `preload`. */
export const lazyWithTexts = <C extends (props: never) => ReactNode>(part: Part, load: () => Promise<C>) =>
  preloadable(withTexts(part, load));
