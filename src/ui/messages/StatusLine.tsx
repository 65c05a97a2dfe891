import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/**
 * Line of small text that screen readers announce politely (role=status). Keep it mounted while it is empty, because a
 * live region that is inserted together with its text is not announced.
 */
export const StatusLine = ({ children }: { children: ReactNode }) => (
  <Typography role="status" variant="caption" component="div" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
    {children}
  </Typography>
);
