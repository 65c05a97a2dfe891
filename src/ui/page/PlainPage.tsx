import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Whole page shown instead of the app, such as when its configuration is wrong: one card, without bars or a router. */
export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="main" sx={{ p: { xs: 2, sm: 3 }, py: { sm: 8 } }}>
    <Card sx={{ maxWidth: 640, mx: 'auto', p: { xs: 3, sm: 4 }, overflowWrap: 'anywhere' }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {title}
      </Typography>
      {children}
    </Card>
  </Box>
);
