import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { PlainPage } from '#ui/page/PlainPage.tsx';

/** Page shown instead of the product when `startSimulation` rejects with SimulationUnavailable. */
export const NoServiceWorker = () => {
  const t = useT();
  return (
    <PlainPage title={t('demo.unavailable.title')}>
      <Typography>{t('demo.unavailable.explanation')}</Typography>
    </PlainPage>
  );
};
