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
  problem?: string | undefined;
  hint?: string | undefined;
};

export type TextInputProps = FieldProps & {
  /** Attributes of the input itself, such as `inputMode`. */
  html?: InputHTMLAttributes<HTMLInputElement>;
  /** Stands below a problem, for whoever has to mend the value. */
  always?: string | undefined;
  /** Stands inside the box, behind what is typed. */
  end?: ReactNode;
};

/** A required field's label is the bare name: its asterisk is the theme's, as MUI's would become part of what it is called. */
export const bareLabel = { required: false } as const;

/** A labelled field. Use as `<TextInput label={…} {...register('email')} problem={…} />`. */
export const TextInput = ({ ref, problem, hint, always, html = {}, end, ...rest }: TextInputProps) => (
  <TextField
    fullWidth
    variant="outlined"
    {...rest}
    inputRef={ref}
    error={Boolean(problem)}
    helperText={problem && always ? <Problem always={always}>{problem}</Problem> : (problem ?? hint)}
    slotProps={{ inputLabel: bareLabel, htmlInput: html, input: { endAdornment: end } }}
  />
);

const Problem = ({ always, children }: { always: string; children: string }) => (
  <>
    <span>{children}</span>{' '}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {always}
    </Box>
  </>
);
