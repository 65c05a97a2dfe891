import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';

/** Region whose code is loaded late, with a message of its own when that fails. */
export const Late = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
