import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { usePrerendered } from '../page/usePrerendered.ts';

/**
 * Fieldset around the submit button of a form on a prerendered page. It is disabled until the start script runs;
 * without JavaScript it stays disabled, and a note says why.
 */
export const NeedsCode = ({ children }: { children: ReactNode }) => {
  const t = useT();
  return (
    <Box component="fieldset" disabled={usePrerendered()} sx={bare}>
      {children}
      <noscript>{t('form.needsScript')}</noscript>
    </Box>
  );
};

const bare = { display: 'grid', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 };
