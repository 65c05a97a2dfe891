import Button, { type ButtonProps } from '@mui/material/Button';

type SubmitButtonProps = ButtonProps & {
  /** True while the form is being sent: another press or Enter sends nothing, and the button keeps the focus. */
  busy: boolean;
};

/** Submit button, as wide as its row on a phone. It ignores presses while the form is being sent. */
export const SubmitButton = ({ busy, ...rest }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant="contained"
    color="primary"
    sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
    }}
    {...rest}
  />
);
