import TextField from '@mui/material/TextField';
import { bareLabel, type FieldProps } from './TextInput.tsx';

/**
 * A labelled text of any length in any direction. The browser's own textarea, which grows by itself: MUI's measures its text
 * again with each letter, and a hundred thousand letters make that slow.
 */
export const TextArea = ({ ref, problem, hint, rows = 4, ...rest }: FieldProps) => (
  <TextField
    fullWidth
    variant="outlined"
    multiline
    {...rest}
    inputRef={ref}
    error={Boolean(problem)}
    helperText={problem ?? hint}
    slotProps={{
      inputLabel: bareLabel,
      htmlInput: { rows, dir: 'auto' },
      input: { inputComponent: 'textarea', sx: { '& textarea': textStyle } },
    }}
  />
);

const textStyle = {
  boxSizing: 'border-box',
  height: 'auto',
  minHeight: 92,
  maxHeight: 'min(360px, 60vh)',
  padding: '5px 12px',
  lineHeight: '1.25rem',
  resize: 'vertical',
  fieldSizing: 'content',
} as const;
