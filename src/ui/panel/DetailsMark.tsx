import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useResourceDefinition } from 'react-admin';

/** Icon of the resource, 72 px, in place of a picture in a panel's head. */
export const DetailsMark = () => {
  const Icon = useResourceDefinition().icon as ComponentType | undefined;
  return (
    <Box aria-hidden sx={markStyle}>
      {Icon && <Icon />}
    </Box>
  );
};

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
