import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useHeadingAfterLast } from './useHeadingAfterLast.ts';

/** A list that is one part of its screen, under a heading of its own. Inside a list context. */
export const ListSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  const heading = useHeadingAfterLast();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography ref={heading} id={id} component="h2" variant="h6" tabIndex={-1} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};
