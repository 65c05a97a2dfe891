import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '../messages/EmptyState.tsx';
import { PANEL_TITLE } from './DetailsPanel.tsx';

/** The panel's name until its record gives it one. */
const Untitled = () => (
  <Box component="h2" id={PANEL_TITLE} sx={visuallyHidden}>
    {useT()('details.label')}
  </Box>
);

/** In the shape of what is coming. */
export const PanelSkeleton = () => (
  <Box aria-busy="true" sx={{ px: 3, pt: 5 }}>
    <Untitled />
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 4 }}>
      <Skeleton variant="circular" width={72} height={72} />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="text" width="60%" sx={{ fontSize: '1.25rem' }} />
        <Skeleton variant="text" width="80%" />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={32} sx={{ mb: 3 }} />
    <Skeleton variant="text" width="90%" />
    <Skeleton variant="text" width="70%" />
    <Skeleton variant="text" width="80%" />
  </Box>
);

export const PanelNotFound = ({ onBack }: { onBack: () => void }) => {
  const t = useT();
  return (
    <>
      <Untitled />
      <EmptyState tone="alert" title={t('details.notFound')} action={{ label: t('details.back'), onClick: onBack }} />
    </>
  );
};

export const PanelFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useT();
  return (
    <>
      <Untitled />
      <EmptyState tone="alert" title={t('details.failed')} action={{ label: t('action.tryAgain'), onClick: onRetry }} />
    </>
  );
};
