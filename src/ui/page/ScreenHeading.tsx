import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeading } from './PageHeading.tsx';

/** The h1 of a console screen, and its description where there is room. */
export const ScreenHeading = ({ title, description }: { title: string; description: string }) => (
  <Box sx={{ mb: { xs: 1, sm: 2 } }}>
    <PageHeading>{title}</PageHeading>
    <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>{description}</Typography>
  </Box>
);
