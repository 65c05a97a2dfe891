import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Component, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { isLostCode } from '#loading/lostCode.ts';
import { AlertLine } from './AlertLine.tsx';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean; error?: unknown };

/** Keeps one region's failure from taking the page with it, and offers to draw the region again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    const drawAgain = () => {
      this.setState({ failed: false });
    };
    // React remembers for good that the code of a part did not come.
    return <RegionFailed onRetry={isLostCode(error) ? () => loadAnew() : drawAgain} />;
  }
}

/** What stands where a region could not be drawn or loaded. `onRetry` resolves with false where nothing can be had now. */
export const RegionFailed = ({ onRetry }: { onRetry: () => unknown }) => {
  const t = useT();
  const [unreachable, setUnreachable] = useState(false);
  const again = async () => {
    setUnreachable((await onRetry()) === false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 3 }}>
      <AlertLine>{t(unreachable ? 'error.startFailed' : 'error.regionFailed')}</AlertLine>
      <Button onClick={() => void again()}>{t('action.tryAgain')}</Button>
    </Box>
  );
};
