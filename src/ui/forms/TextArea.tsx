import TextField from '@mui/material/TextField';
import { bareLabel, helperText, type FieldProps } from './TextInput.tsx';

type TextAreaProps = FieldProps & {
  /** True while the form is being sent, for example: the text can still be read, copied and focused. */
  readOnly?: boolean;
  always?: string;
  /** HTML id of a description elsewhere on the page. */
  describedBy?: string;
};

/**
 * Labelled native textarea that grows with its text. MUI's own textarea measures the text on every key, which is too
 * slow for 100,000 characters. `always` is a hint that stays below a problem.
 */
export const TextArea = ({
  ref,
  problem,
  hint,
  always,
  rows = 4,
  readOnly = false,
  describedBy,
  ...rest
}: TextAreaProps) => (
  <TextField
    fullWidth
    variant="outlined"
    multiline
    {...rest}
    inputRef={ref}
    error={Boolean(problem)}
    helperText={helperText({ problem, hint, always })}
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
