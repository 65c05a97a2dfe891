import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Component, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { isLostCode } from '#loading/lostCode.ts';
import { AlertLine } from './AlertLine.tsx';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean; error?: unknown };

/**
 * Error boundary of one region of a page. After an error it shows a message with a button that renders the region
 * again, or reloads the page if code could not be loaded.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    const drawAgain = () => this.setState({ failed: false });
    // React caches the failed import of a lazy component, so the page must be reloaded.
    return <RegionFailed onRetry={isLostCode(error) ? () => loadAnew() : drawAgain} />;
  }
}

/**
 * Message in place of a region that could not be rendered or loaded, with a button to try again. If `onRetry` resolves
 * to false, the message says that the server cannot be reached.
 */
export const RegionFailed = ({ onRetry }: { onRetry: () => unknown }) => {
  const t = useT();
  const [unreachable, setUnreachable] = useState(false);
  const again = async () => setUnreachable((await onRetry()) === false);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 3 }}>
      <AlertLine>{t(unreachable ? 'error.startFailed' : 'error.regionFailed')}</AlertLine>
      <Button onClick={() => void again()}>{t('action.tryAgain')}</Button>
    </Box>
  );
};
