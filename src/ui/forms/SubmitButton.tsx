import Button, { type ButtonProps } from '@mui/material/Button';

type SubmitButtonProps = ButtonProps & {
  /** True while the form is being sent: another press or Enter sends nothing, and the button keeps the focus. */
  busy: boolean;
};

/** Submit button that ignores presses while the form is being sent. */
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
