import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense, useId } from 'react';
import { useT } from '#i18n/useT.ts';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import type { ViewNameFormProps } from './ViewNameForm.tsx';

/** Most visits name none, and a form is heavy. */
const ViewNameForm = lazy(() => import('./ViewNameForm.tsx').then((module) => ({ default: module.ViewNameForm })));

/** 'Save view as…' and 'Rename view…': one name, the user's own to choose. */
export const ViewNameDialog = ({ open, ...rest }: ViewNameFormProps & { open: boolean }) => {
  const t = useT();
  const title = useId();
  if (!useEverOpen(open)) return null;
  return (
    <Dialog open={open} onClose={rest.onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t(rest.renamed ? 'view.renameTitle' : 'view.saveTitle')}</DialogTitle>
      <Suspense>
        <ViewNameForm {...rest} />
      </Suspense>
    </Dialog>
  );
};
