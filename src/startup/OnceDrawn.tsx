import type { ReactNode } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

/** What the build does not draw: it comes after the browser has taken the page over. */
export const OnceDrawn = ({ children }: { children: ReactNode }) => (usePrerendered() ? null : children);
