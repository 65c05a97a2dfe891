import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';

/**
 * Suspense boundary for children whose code is loaded late, with `fallback` meanwhile. If the code cannot be loaded, a
 * message with a button to try again takes their place.
 */
export const Late = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
