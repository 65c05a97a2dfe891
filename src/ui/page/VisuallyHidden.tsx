import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for those who listen. Sizes are strings, because `width: 1` means 100 % to MUI. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);
