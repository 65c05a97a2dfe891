import Box from '@mui/material/Box';
import { fluent } from '../theme/tokens.ts';

/** Says what toasts and dialogs would say, while their code cannot be had. */
export const PlainNotices = ({ lines }: { lines: readonly string[] }) => (
  <Box role="alert" sx={style}>
    {lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
  </Box>
);

const style = {
  position: 'fixed',
  insetInline: 20,
  bottom: 20,
  zIndex: 'snackbar',
  px: 2,
  border: '1px solid',
  bgcolor: 'background.paper',
  boxShadow: fluent('shadow16'),
  overflowWrap: 'anywhere',
};
