import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/**
 * A quiet line that is read out when the reader pauses. It stands in the page while it is empty too, as a live region that
 * arrives together with its text is not announced.
 */
export const StatusLine = ({ children }: { children: ReactNode }) => (
  <Typography role="status" variant="caption" component="div" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
    {children}
  </Typography>
);
