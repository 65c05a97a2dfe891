import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useT } from '#i18n/useT.ts';
import { Dialog } from '../overlay/Dialog.ts';
import { cut } from '../text/cut.ts';
import type { Question } from './useConfirm.ts';

type ConfirmDialogProps = {
  question: Question;
  open: boolean;
  onAnswer: (yes: boolean) => void;
  onClosed: () => void;
};

/** Dialog 'Are you sure?' (C-19). The focus starts on Cancel, so that Enter never confirms, and returns on closing. */
export const ConfirmDialog = ({ question, open, onAnswer, onClosed }: ConfirmDialogProps) => {
  const t = useT();
  const [title, text] = [useId(), useId()];
  const { subject, warning, details, verb = t('action.delete'), destructive = true } = question;
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      maxWidth="xs"
      fullWidth
      onClose={() => onAnswer(false)}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={title}>{t('confirm.title')}</DialogTitle>
      <DialogContent id={text}>
        <Typography sx={subjectStyle}>{cut(subject)}</Typography>
        <Typography sx={{ mt: 1 }}>{warning}</Typography>
        {details}
      </DialogContent>
      <Answers verb={verb} destructive={destructive} onAnswer={onAnswer} />
    </Dialog>
  );
};

/** Subject of at most four lines: a long title must not push the question out of sight. */
const subjectStyle = {
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '4',
} as const;

type AnswersProps = { verb: string; destructive: boolean; onAnswer: (yes: boolean) => void };

const Answers = ({ verb, destructive, onAnswer }: AnswersProps) => {
  const t = useT();
  const cancel = useRef<HTMLButtonElement>(null);
  // Not autoFocus: the dialog's focus trap would undo it in React's strict mode.
  useEffect(() => {
    cancel.current?.focus();
  }, []);
  return (
    <DialogActions>
      <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
        {verb}
      </Button>
      <Button ref={cancel} onClick={() => onAnswer(false)}>
        {t('action.cancel')}
      </Button>
    </DialogActions>
  );
};
