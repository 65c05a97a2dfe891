import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay, type Sentence } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { AlertDialog } from '../dialogs/AlertDialog.tsx';

export type DialogText = { id: number; title: Sentence; text: Sentence; detail: Sentence | undefined };

type NoticeDialogsProps = { waiting: readonly DialogText[]; onClosed: (id: number) => void };

/**
 * Dialogs of the failures `waiting`, shown one after the other. `onClosed` is called with the id of a dialog after it
 * has closed.
 */
export const NoticeDialogs = ({ waiting: [shown], onClosed }: NoticeDialogsProps) => {
  const t = useT();
  const say = useSay();
  const [closed, setClosed] = useState<number>();
  if (!shown) return null;
  const { id, title, text, detail } = shown;
  return (
    <AlertDialog
      key={id}
      title={say(title)}
      close={t('action.close')}
      open={closed !== id}
      onClose={() => setClosed(id)}
      onClosed={() => onClosed(id)}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{say(text)}</Typography>
      {detail && <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{say(detail)}</Typography>}
    </AlertDialog>
  );
};
