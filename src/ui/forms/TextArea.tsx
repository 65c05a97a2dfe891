import TextField from '@mui/material/TextField';
import { bareLabel, type FieldProps } from './TextInput.tsx';

type TextAreaProps = FieldProps & {
  /** While it is being sent, say: it can be read and copied, and keeps the focus. */
  readOnly?: boolean;
  /** The id of what says more about it, where that stands elsewhere. */
  describedBy?: string;
};

/**
 * A labelled text of any length in any direction. The browser's own textarea, which grows by itself: MUI's measures its text
 * again with each letter, and a hundred thousand letters make that slow.
 */
export const TextArea = ({ ref, problem, hint, rows = 4, readOnly = false, describedBy, ...rest }: TextAreaProps) => (
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
      htmlInput: { rows, readOnly, dir: 'auto', ...(describedBy && { 'aria-describedby': describedBy }) },
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
