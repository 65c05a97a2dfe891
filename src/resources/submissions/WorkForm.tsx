import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'react-admin';
import { useCreateOnce } from '#changes/useCreateOnce.ts';
import { useOopsDialog } from '#changes/useFailureNotice.ts';
import type { Task } from '#domain/entities.ts';
import { dayOf } from '#domain/moments.ts';
import { submissionDetailsProblem } from '#domain/rules.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { useRule } from '#i18n/useRule.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftForm } from '#ui/forms/useDraftForm.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';

type WorkFormProps = {
  task: Task;
  /** True when the task was deleted while its page was open; a warning says so. */
  gone: boolean;
  /** True when the completion date has passed. */
  ended: boolean;
  /** True when this worker has already submitted work to the task. */
  again: boolean;
  /** Callback with the submitted text, once the server has accepted it. */
  onSent: (words: string) => void;
};

/** Props of the Submit button for a second submission, which should be less prominent than the links to other tasks. */
const QUIET = { variant: 'outlined', color: 'secondary' } as const;

/** Name of the draft of a worker's text for a task. useDraftForm makes its key in react-admin's store from it. */
export const draftName = (taskId: string): string => `submission.${taskId}`;

const EMPTY = { submission_details: '' };

/**
 * Form 'Submit Your Work' (WD-3). What is typed is kept as a draft for each task until the server has accepted it. It
 * warns when the task is `gone` (deleted), has `ended`, or has this worker's work already (`again`).
 */
export const WorkForm = ({ task, gone, ended, again, onSent }: WorkFormProps) => {
  const t = useT();
  const { register, handleSubmit, formState, setFocus, restored, discard } = useDraftForm(draftName(task._id), EMPTY);
  const rule = useRule();
  const handIn = useHandIn(task);
  const { errors, isSubmitting: busy } = formState;
  const submit = handleSubmit(async ({ submission_details: words }) => {
    if (!(await handIn(words))) return;
    discard();
    onSent(words);
  });
  const field = register('submission_details', {
    validate: rule(submissionDetailsProblem),
  });
  return (
    <Box>
      <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {t('work.submit.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
        {gone && <MessageBar tone="warning">{t('submissions.taskGone')}</MessageBar>}
        {again && <MessageBar tone="warning">{t('work.submit.again')}</MessageBar>}
        {ended && <MessageBar tone="warning">{t('work.submit.ended')}</MessageBar>}
        {task.requiredWorkers <= 0 && <MessageBar tone="warning">{t('work.submit.full')}</MessageBar>}
        {restored && (
          <MessageBar
            tone="info"
            action={{
              label: t('work.submit.discard'),
              onClick: () => {
                // Before `discard`, because a form that was reset has no fields to focus until it is rendered.
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
          always={t('work.submit.hint')}
          problem={errors.submission_details?.message}
          required
          rows={6}
          readOnly={busy}
          {...field}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <SubmitButton busy={busy} {...(again && QUIET)}>
            {t('work.submit.send')}
          </SubmitButton>
          <StatusLine>{busy && t('work.submit.sending')}</StatusLine>
        </Box>
      </Form>
    </Box>
  );
};

/**
 * Hook that returns a function that submits the work with one request, shows the outcome, and resolves with true on
 * success. Success is a status of 200, or, if no response came, a new submission in the worker's list (C-44).
 */
const useHandIn = (task: Task) => {
  const { success } = useNotices();
  const sayFailed = useOopsDialog();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce('submissions');
  return async (words: string) => {
    const draft = { task, submission_details: words, current_date: dayOf(new Date()) };
    const sent = await createOnce(draft, ({ task_id }) => task_id === task._id);
    const { result } = sent;
    if (result === 'done') {
      success((t) => t('saved.work'), { to: addresses.mySubmissions, about: task.taskTitle });
      // The task has now one open place less.
      void queryClient.invalidateQueries({ queryKey: ['tasks', 'getOne'] });
      return true;
    }
    const next: Sentence = (t) => t(`work.submit.${result}`);
    // The server may have refused because of earlier work that this page does not know of.
    const place = { to: addresses.taskDetails(task._id), about: task.taskTitle };
    if (sayFailed(sent.error, { next, isNotDone: result === 'notDone', ...place })) refresh();
    return false;
  };
};
