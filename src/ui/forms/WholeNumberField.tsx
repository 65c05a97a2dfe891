import { TextInput, type TextInputProps } from './TextInput.tsx';

/**
 * Field for a whole number, kept as text: an input of type number drops or rounds invalid values, so no problem could
 * be shown. Read it by `wholeNumberOf`.
 */
export const WholeNumberField = (props: TextInputProps) => (
  <TextInput autoComplete="off" {...props} html={{ inputMode: 'numeric', ...props.html }} />
);
