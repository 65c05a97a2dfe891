import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '#i18n/useT.ts';
import { Form } from '../forms/Form.tsx';
import { TextInput, type TextInputProps } from '../forms/TextInput.tsx';
import { useCheckedForm } from '../forms/useCheckedForm.ts';
import { Dialog } from '../overlay/Dialog.ts';

type FieldDialogProps = {
  open: boolean;
  title: string;
  /** Name of the record that the question is about, perhaps with a second line. */
  about: string;
  /** Words on what will happen to it, or a function that returns them for the typed value. */
  consequence: string | ((typed: string) => string);
  /** Label of the field; `initial` is its value at first. */
  label: string;
  initial: string;
  html?: TextInputProps['html'];
  /** Label of the button that submits. */
  verb: string;
  /** True when the action cannot be undone: its button is red. */
  final?: boolean;
  /** Returns the problem with a typed value, as a text for the user, or true if there is none. */
  check: (value: string) => string | true;
  onSubmit: (value: string) => void;
  onClose: () => void;
};

/**
 * Dialog with one required field, for an action that needs more than a press, such as an amount of money or a reason. A
 * value for which `check` returns true goes to `onSubmit`, and the dialog closes; any other result is shown as the
 * problem.
 */
export const FieldDialog = ({ open, onClose, title, ...form }: FieldDialogProps) => {
  const id = useId();
  return (
    <Dialog open={open} aria-labelledby={id} maxWidth="xs" fullWidth onClose={onClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <FieldForm {...form} onClose={onClose} />
    </Dialog>
  );
};

const FieldForm = (props: Omit<FieldDialogProps, 'open' | 'title'>) => {
  const { about, consequence, label, initial, html, verb, final = false, check, onSubmit, onClose } = props;
  const t = useT();
  const { control, register, handleSubmit, setFocus, formState } = useCheckedForm({
    defaultValues: { value: initial },
  });
  const typed = useWatch({ control, name: 'value' });
  // Not autoFocus: the dialog's focus trap would undo it in React's strict mode.
  useEffect(() => setFocus('value', { shouldSelect: true }), [setFocus]);
  const submit = handleSubmit(({ value }) => {
    onSubmit(value);
    onClose();
  });
  return (
    <Form onSubmit={submit}>
      <DialogContent>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{about}</Typography>
        <Typography sx={{ mt: 1, mb: 2 }}>
          {typeof consequence === 'string' ? consequence : consequence(typed)}
        </Typography>
        <TextInput
          label={label}
          autoComplete="off"
          required
          html={html ?? {}}
          problem={formState.errors.value?.message}
          {...register('value', { validate: check })}
        />
      </DialogContent>
      <DialogActions sx={{ pt: 0 }}>
        <Button type="submit" variant="contained" color={final ? 'error' : 'primary'}>
          {verb}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </DialogActions>
    </Form>
  );
};
