import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { AlertLine } from './AlertLine.tsx';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean };

/** Keeps one region's failure from taking the page with it, and offers to draw the region again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    const again = () => {
      this.setState({ failed: false });
    };
    return this.state.failed ? <RegionFailed onRetry={again} /> : this.props.children;
  }
}

/** What stands where a region could not be drawn or loaded. */
export const RegionFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 3 }}>
      <AlertLine>{t('error.regionFailed')}</AlertLine>
      <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
    </Box>
  );
};
