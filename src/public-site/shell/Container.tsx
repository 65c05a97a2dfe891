import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

type ContainerProps = { children: ReactNode; sx?: SystemStyleObject<Theme> };

/** Centred column of at most 1200 px, with padding at the sides. */
export const Container = ({ children, sx }: ContainerProps) => (
  <Box sx={{ width: '100%', maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, ...sx }}>{children}</Box>
);
