import type { ReactNode } from 'react';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

/** What is not prerendered: it comes after the page has been hydrated. */
export const OnceHydrated = ({ children }: { children: ReactNode }) => (usePrerendered() ? null : children);
