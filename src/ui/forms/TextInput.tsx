import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

/** Props that all labelled fields of this folder have in common. */
export type FieldProps = Omit<
  TextFieldProps,
  'ref' | 'inputRef' | 'error' | 'helperText' | 'variant' | 'select' | 'label' | 'slotProps'
> & {
  label: string;
  /** Ref set by react-hook-form's `register`, which focuses the first wrong field. */
  ref?: Ref<HTMLInputElement>;
  /** Problem with the value, shown instead of the hint. */
  problem?: string | undefined;
  hint?: string | undefined;
};

export type TextInputProps = FieldProps & {
  html?: InputHTMLAttributes<HTMLInputElement>;
  always?: string | undefined;
  end?: ReactNode;
};

/**
 * Props for MUI's labels that turn off their asterisk, which would become part of the accessible name. The theme draws
 * the asterisk of required fields.
 */
export const bareLabel = { required: false } as const;

type Helper = { problem: string | undefined; hint?: string | undefined; always: string | undefined };

/** Text below a field: its problem, with `always` below that, where the hint was; or else its hint. */
export const helperText = ({ problem, hint, always }: Helper): ReactNode =>
  problem && always ? (
    <>
      <span>{problem}</span>{' '}
      <Box component="span" sx={{ display: 'block', mt: 0.5, marginInlineStart: '-16px', color: 'text.secondary' }}>
        {always}
      </Box>
    </>
  ) : (
    (problem ?? hint ?? always)
  );

/**
 * Labelled text field: `<TextInput label={…} {...register('email')} problem={…} />`. `problem` takes the place of
 * `hint`; `always` is a text below a problem, to help correct the value. `html` are attributes of the input element,
 * such as `inputMode`; `end` is an element inside the box, after the text.
 */
export const TextInput = ({ ref, problem, hint, always, html = {}, end, ...rest }: TextInputProps) => (
  <TextField
    fullWidth
    variant="outlined"
    {...rest}
    inputRef={ref}
    error={Boolean(problem)}
    helperText={helperText({ problem, hint, always })}
    slotProps={{ inputLabel: bareLabel, htmlInput: html, input: { endAdornment: end } }}
  />
);
