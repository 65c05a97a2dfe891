import Box from '@mui/material/Box';
import { fluent } from '../theme/tokens.ts';

/** Name of one or more keys, drawn as a key cap (`<kbd>`). */
export const Keys = ({ children }: { children: string }) => (
  <Box component="kbd" sx={keyStyle}>
    {children}
  </Box>
);

const keyStyle = {
  display: 'inline-block',
  minWidth: 24,
  px: 0.75,
  borderRadius: '4px',
  border: `1px solid ${fluent('stroke1')}`,
  bgcolor: 'fluent.surface2',
  color: 'fluent.text2',
  fontFamily: 'inherit',
  fontSize: '.75rem',
  lineHeight: '1.25rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
} as const;
