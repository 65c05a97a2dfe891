import { TextInput, type TextInputProps } from './TextInput.tsx';

type NumberFieldProps = TextInputProps & {
  whole?: boolean;
};

/**
 * Labelled field for a number, kept as text: an input of type number drops or rounds invalid values, so no problem
 * could be shown. Parse the text by `wholeNumberOf` or `numberOf`. `whole` is for whole numbers: a phone then shows a
 * keyboard of digits alone. `html` are further attributes of the input element.
 */
export const NumberField = ({ whole = false, html, ...rest }: NumberFieldProps) => (
  <TextInput autoComplete="off" {...rest} html={{ inputMode: whole ? 'numeric' : 'decimal', ...html }} />
);
