import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isFilled } from '#domain/unseen.ts';
import { useT } from '#i18n/useT.ts';
import { Form } from '../forms/Form.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { useCheckedForm } from '../forms/useCheckedForm.ts';
import { LONGEST_NAME, sameName, type SavedView } from './useViews.ts';
import type { View } from './view.ts';

export type ViewNameFormProps = {
  builtIn: readonly View[];
  own: readonly SavedView[];
  renamed?: SavedView | undefined;
  onName: (name: string) => void;
  onClose: () => void;
};

/**
 * Form for the name of a new view, or of the view `renamed`. A new view may take the name of one of the user's `own`
 * views and replaces it; a renamed one may not. Names of the views `builtIn` are refused.
 */
export const ViewNameForm = ({ builtIn, own: given, renamed, onName, onClose }: ViewNameFormProps) => {
  const t = useT();
  // The views at the time of opening: a name just saved would count as used while the dialog closes.
  const [own] = useState(given);
  const { control, register, handleSubmit, setFocus, formState } = useCheckedForm({
    defaultValues: { name: renamed?.label ?? '' },
  });
  const typed = useWatch({ control, name: 'name' });
  const isUsed = (name: string) => own.some(({ key, label }) => key !== renamed?.key && sameName(label, name));
  const replaces = !renamed && isUsed(typed);
  // Not autoFocus: the dialog's focus trap would undo it in React's strict mode.
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const problemOf = (value: string): string | true => {
    const name = value.trim();
    if (!isFilled(name)) return t('view.nameMissing');
    if (name.length > LONGEST_NAME) return t('view.nameTooLong');
    if (renamed && isUsed(name)) return t('view.nameUsed');
    return builtIn.some(({ label }) => sameName(label, name)) ? t('view.nameTaken') : true;
  };
  const submit = handleSubmit(({ name }) => {
    onName(name.trim());
    onClose();
  });
  return (
    <Form onSubmit={submit}>
      <DialogContent>
        <TextInput
          label={t('view.name')}
          autoComplete="off"
          required
          hint={renamed ? undefined : t(replaces ? 'view.replaces' : 'view.saveHint')}
          problem={formState.errors.name?.message}
          {...register('name', { validate: problemOf })}
        />
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained" color="primary">
          {t(renamed ? 'view.renameVerb' : replaces ? 'view.replace' : 'view.save')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </DialogActions>
    </Form>
  );
};
