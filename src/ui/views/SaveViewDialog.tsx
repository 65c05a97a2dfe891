import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense, useId } from 'react';
import { useT } from '#i18n/useT.ts';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import type { SaveViewFormProps } from './SaveViewForm.tsx';

/** Most visits save none, and a form is heavy. */
const SaveViewForm = lazy(() => import('./SaveViewForm.tsx').then((module) => ({ default: module.SaveViewForm })));

/** 'Save view as…': one name, the user's own to choose. */
export const SaveViewDialog = ({ open, ...rest }: SaveViewFormProps & { open: boolean }) => {
  const t = useT();
  const title = useId();
  if (!useEverOpen(open)) return null;
  return (
    <Dialog open={open} onClose={rest.onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t('view.saveTitle')}</DialogTitle>
      <Suspense>
        <SaveViewForm {...rest} />
      </Suspense>
    </Dialog>
  );
};
