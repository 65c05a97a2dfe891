import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Task } from '#domain/entities.ts';
import { submissionDetailsProblem } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftForm } from '#ui/forms/useDraftForm.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import { useHandIn } from './useHandIn.ts';

type WorkFormProps = {
  task: Task;
  ended: boolean;
  /** There is work of this worker already. */
  again: boolean;
  /** Told what was sent, once the server has it. */
  onSent: (words: string) => void;
};

const EMPTY = { submission_details: '' };

/** 'Submit Your Work' (WD-3): what is typed is kept, task by task, until the server has it. */
export const WorkForm = ({ task, ended, again, onSent }: WorkFormProps) => {
  const t = useT();
  const { register, handleSubmit, formState, setFocus, restored, discard } = useDraftForm(
    `submission.${task._id}`,
    EMPTY,
  );
  const handIn = useHandIn(task);
  const { errors, isSubmitting: busy } = formState;
  const submit = handleSubmit(async ({ submission_details: words }) => {
    if (!(await handIn(words))) return;
    discard();
    onSent(words);
  });
  const field = register('submission_details', {
    validate: (text) => {
      const problem = submissionDetailsProblem(text);
      return problem === null || t(problem);
    },
  });
  return (
    <Box>
      <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {t('work.submit.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
        {again && <MessageBar tone="warning">{t('work.submit.again')}</MessageBar>}
        {ended && <MessageBar tone="warning">{t('work.submit.ended')}</MessageBar>}
        {task.requiredWorkers <= 0 && <MessageBar tone="warning">{t('work.submit.full')}</MessageBar>}
        {restored && (
          <MessageBar
            tone="info"
            action={{
              label: t('work.submit.discard'),
              onClick: () => {
                // First, as an emptied form knows its fields again only once it is drawn.
                setFocus('submission_details');
                discard();
              },
            }}
          >
            {t('work.submit.restored')}
          </MessageBar>
        )}
      </Box>
      <Form onSubmit={submit}>
        <TextArea
          label={t('work.submit.field')}
          hint={t('work.submit.hint')}
          problem={errors.submission_details?.message}
          required
          rows={6}
          readOnly={busy}
          {...field}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SubmitButton busy={busy}>{t('work.submit.send')}</SubmitButton>
          <StatusLine>{busy && t('work.submit.sending')}</StatusLine>
        </Box>
      </Form>
    </Box>
  );
};
