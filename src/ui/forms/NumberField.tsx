import { TextInput, type TextInputProps } from './TextInput.tsx';

type NumberFieldProps = TextInputProps & {
  /** True where only whole numbers are meant: a phone then shows digits alone. */
  whole?: boolean;
};

/**
 * Labelled field for a number, kept as text: an input of type number drops or rounds invalid values, so no problem
 * could be shown. Parse the text by `wholeNumberOf` or `numberOf`.
 */
export const NumberField = ({ whole = false, html, ...rest }: NumberFieldProps) => (
  <TextInput autoComplete="off" {...rest} html={{ inputMode: whole ? 'numeric' : 'decimal', ...html }} />
);
