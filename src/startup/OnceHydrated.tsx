import type { ReactNode } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

/** Children that are not prerendered, rendered after hydration. */
export const OnceHydrated = ({ children }: { children: ReactNode }) => (usePrerendered() ? null : children);
