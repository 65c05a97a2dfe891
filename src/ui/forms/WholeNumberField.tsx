import { TextInput, type TextInputProps } from './TextInput.tsx';

/**
 * A whole number, kept as the text that was typed: an input of type number would drop or round what it does not like before
 * anybody could say what is wrong with it. Read it with `wholeNumberOf`.
 */
export const WholeNumberField = (props: TextInputProps) => (
  <TextInput autoComplete="off" {...props} html={{ inputMode: 'numeric', ...props.html }} />
);
