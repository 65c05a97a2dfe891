import { lazy, type ComponentType } from 'react';
import type { Part } from './parts.ts';
import { withTexts } from './withTexts.ts';

/** A component whose code comes when it is drawn, together with what it has to say. */
export const lazyWithTexts = <P extends object>(part: Part, load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await withTexts(part, load)() }));
