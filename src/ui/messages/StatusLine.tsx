import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/**
 * Line that screen readers announce politely. It stays mounted while empty, as a live region that is inserted with its
 * text is not announced.
 */
export const StatusLine = ({ children }: { children: ReactNode }) => (
  <Typography role="status" variant="caption" component="div" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
    {children}
  </Typography>
);
