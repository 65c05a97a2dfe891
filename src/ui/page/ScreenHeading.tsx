import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeading } from './PageHeading.tsx';

/** What every screen of the console begins with: its h1 and one line that says what it is for. */
export const ScreenHeading = ({ title, description }: { title: string; description: string }) => (
  <Box sx={{ mb: 2 }}>
    <PageHeading>{title}</PageHeading>
    <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>
  </Box>
);
