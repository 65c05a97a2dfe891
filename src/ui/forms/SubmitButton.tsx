import Button, { type ButtonProps } from '@mui/material/Button';

type SubmitButtonProps = ButtonProps & {
  /** While the form is being sent: another press, or Enter in a field, sends nothing. The button keeps the focus. */
  busy: boolean;
};

/** The one button that sends a form, once. */
export const SubmitButton = ({ busy, ...rest }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant="contained"
    color="primary"
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
    }}
    {...rest}
  />
);
