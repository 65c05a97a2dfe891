import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

/** What every labelled field takes. */
export type FieldProps = Omit<
  TextFieldProps,
  'ref' | 'inputRef' | 'error' | 'helperText' | 'variant' | 'select' | 'label' | 'slotProps'
> & {
  label: string;
  /** react-hook-form's `register` hands this to the input, and focuses the first one that is wrong. */
  ref?: Ref<HTMLInputElement>;
  /** What is wrong with the value; takes the hint's place. */
  problem?: ReactNode;
  hint?: string | undefined;
};

export type TextInputProps = FieldProps & {
  /** Attributes of the input itself, such as `inputMode`. */
  html?: InputHTMLAttributes<HTMLInputElement>;
  /** Stands below the problem too. */
  form?: string | undefined;
  /** Stands inside the box, behind what is typed. */
  end?: ReactNode;
};

/** A required field's label is the bare name: its asterisk is the theme's, as MUI's would become part of what it is called. */
export const bareLabel = { required: false } as const;

/** A labelled field. Use as `<TextInput label={…} {...register('email')} problem={…} />`. */
export const TextInput = ({ ref, problem, hint, form, html = {}, end, ...rest }: TextInputProps) => (
  <TextField
    fullWidth
    variant="outlined"
    {...rest}
    inputRef={ref}
    error={Boolean(problem)}
    helperText={problem && form ? <Problem form={form}>{problem}</Problem> : (problem ?? hint)}
    slotProps={{ inputLabel: bareLabel, htmlInput: html, input: { endAdornment: end } }}
  />
);

const Problem = ({ form, children }: { form: string; children: string }) => (
  <>
    {children}{' '}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {form}
    </Box>
  </>
);
