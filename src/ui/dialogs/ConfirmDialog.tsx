import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { cut } from '../text/cut.ts';
import { AlertDialog } from './AlertDialog.tsx';
import type { Question } from './useConfirm.ts';

type ConfirmDialogProps = {
  question: Question;
  open: boolean;
  onAnswer: (yes: boolean) => void;
  onClosed: () => void;
};

/**
 * Dialog 'Are you sure?' (C-19). The focus starts on Cancel, so that Enter never confirms. `onAnswer` gets true only
 * for the confirming button; `onClosed` is called after the closing transition.
 */
export const ConfirmDialog = ({ question, open, onAnswer, onClosed }: ConfirmDialogProps) => {
  const t = useT();
  const { subject, warning, details, verb = t('action.delete'), destructive = true } = question;
  return (
    <AlertDialog
      title={t('confirm.title')}
      open={open}
      onClose={() => onAnswer(false)}
      onClosed={onClosed}
      close={t('action.cancel')}
      action={
        <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
          {verb}
        </Button>
      }
    >
      <Typography sx={subjectStyle}>{cut(subject)}</Typography>
      <Typography sx={{ mt: 1 }}>{warning}</Typography>
      {details}
    </AlertDialog>
  );
};

/**
 * Style of the question's subject, cut after four lines, because a long title must not push the question out of sight.
 */
const subjectStyle = {
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '4',
} as const;
