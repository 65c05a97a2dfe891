import { TextInput, type TextInputProps } from './TextInput.tsx';

type NumberFieldProps = TextInputProps & {
  /** True where only whole numbers are meant: a phone then shows digits alone. */
  whole?: boolean;
};

/**
 * Field for a number, kept as text: an input of type number drops or rounds invalid values, so no problem could be
 * shown. Read it by `wholeNumberOf` or `numberOf`.
 */
export const NumberField = ({ whole = false, html, ...rest }: NumberFieldProps) => (
  <TextInput autoComplete="off" {...rest} html={{ inputMode: whole ? 'numeric' : 'decimal', ...html }} />
);
