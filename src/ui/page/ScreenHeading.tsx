import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeading } from './PageHeading.tsx';

/** What every screen of the console begins with: its h1 and, where there is room, one line that says what it is for. */
export const ScreenHeading = ({ title, description }: { title: string; description: string }) => (
  <Box sx={{ mb: { xs: 1, sm: 2 } }}>
    <PageHeading>{title}</PageHeading>
    <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>{description}</Typography>
  </Box>
);
