import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { usePrerendered } from '#ui/page/usePrerendered.ts';

/** Part of what the build draws, and hidden: the start script uncovers it where the code of the page cannot be loaded. */
export const StartFailed = () => {
  const t = useT();
  if (!usePrerendered()) return null;
  return (
    <Box sx={{ p: 1, 'html:not([data-start="failed"]) &': { display: 'none' } }}>
      <AlertLine>{t('error.startFailed')}</AlertLine>
    </Box>
  );
};
