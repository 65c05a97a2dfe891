import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { usePrerendered } from '../page/usePrerendered.ts';

/**
 * Around the button that sends a form. Without JavaScript it cannot be pressed, and says why; in every other case the start
 * script has opened it before it can be.
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
