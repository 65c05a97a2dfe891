import TextField from '@mui/material/TextField';
import { bareLabel, type FieldProps } from './TextInput.tsx';

export type Option = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly Option[];
  placeholder?: string;
  invalid?: boolean;
};

/**
 * Labelled select field. It is a native select, which works best with assistive technology and on phones. `placeholder`
 * is the label of an empty option; omit it where some option is always chosen. `invalid` marks the field as wrong when
 * its problem is shown elsewhere.
 */
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
