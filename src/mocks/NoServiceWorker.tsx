import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';

/** Shown in place of the product when `startSimulation` rejects with SimulationUnavailable. */
export const NoServiceWorker = () => {
  const t = useT();
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', px: 3, py: 8 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {t('demo.unavailable.title')}
      </Typography>
      <Typography>{t('demo.unavailable.explanation')}</Typography>
    </Box>
  );
};
