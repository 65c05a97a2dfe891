import Box from '@mui/material/Box';
import type { ComponentType } from 'react';

/** What stands in a panel's head in the place of a picture: 72 px with an icon that says what kind of record this is. */
export const DetailsMark = ({ Icon }: { Icon: ComponentType }) => (
  <Box aria-hidden sx={markStyle}>
    <Icon />
  </Box>
);

const markStyle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 72,
  height: 72,
  borderRadius: '8px',
  fontSize: 36,
  bgcolor: 'fluent.brandTint',
  color: 'fluent.brandText',
} as const;
