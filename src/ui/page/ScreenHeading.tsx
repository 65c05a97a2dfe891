import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeading } from './PageHeading.tsx';

/**
 * Heading (h1) of a Dashboard screen with its description: beside the title, below it in a narrower window, and hidden
 * on a phone.
 */
export const ScreenHeading = ({ title, description }: { title: string; description: string }) => (
  <Box sx={headStyle}>
    <PageHeading>{title}</PageHeading>
    <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>{description}</Typography>
  </Box>
);

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  mb: 1,
} as const;
