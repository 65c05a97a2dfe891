import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LongText } from '#ui/text/LongText.tsx';

/** Section with a text that another user wrote, shown as plain text with its line breaks. */
export const WorkText = ({ title, children }: { title: string; children: string }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography dir="auto" sx={textStyle}>
        <LongText>{children}</LongText>
      </Typography>
    </Box>
  );
};

const textStyle = {
  flex: 1,
  p: 1.5,
  borderRadius: '4px',
  border: '1px solid var(--mui-palette-divider)',
  bgcolor: 'fluent.surface2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
