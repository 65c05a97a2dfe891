import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Ref } from 'react';

export type TextInputProps = Omit<
  TextFieldProps,
  'ref' | 'inputRef' | 'error' | 'helperText' | 'variant' | 'select' | 'label'
> & {
  label: string;
  /** react-hook-form's `register` hands this to the input, and focuses the first one that is wrong. */
  ref?: Ref<HTMLInputElement>;
  /** What is wrong with the value; takes the hint's place. */
  problem?: string | undefined;
  hint?: string | undefined;
};

/** A labelled field. Use as `<TextInput label={…} {...register('email')} problem={…} />`. */
export const TextInput = ({ ref, problem, hint, ...rest }: TextInputProps) => (
  <TextField
    fullWidth
    variant="outlined"
    {...rest}
    inputRef={ref}
    error={Boolean(problem)}
    helperText={problem ?? hint}
  />
);
