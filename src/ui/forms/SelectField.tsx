import TextField from '@mui/material/TextField';
import { bareLabel, type FieldProps } from './TextInput.tsx';

export type Option = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly Option[];
  /** What the empty choice says; leave out where one of the options always holds. */
  placeholder?: string;
  /** Something is wrong with it that stands elsewhere. */
  invalid?: boolean;
};

/** A labelled choice: the browser's own select, which every assistive technology and every phone knows. */
export const SelectField = ({
  ref,
  problem,
  hint,
  options,
  placeholder,
  invalid = false,
  ...rest
}: SelectFieldProps) => (
  <TextField
    fullWidth
    variant="outlined"
    select
    {...rest}
    inputRef={ref}
    error={invalid || Boolean(problem)}
    helperText={problem ?? hint}
    slotProps={{ select: { native: true }, inputLabel: bareLabel }}
  >
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
);
