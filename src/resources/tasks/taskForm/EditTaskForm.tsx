import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect, useRef, useState } from 'react';
import { useUpdate, useGetOne } from 'react-admin';
import { useController } from 'react-hook-form';
import { failureOf } from '#changes/failureOf.ts';
import { failureText } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { dayOf, isDay } from '#domain/moments.ts';
import { completionDateProblem, taskDetailProblem, taskTitleProblem } from '#domain/taskRules.ts';
import { typedDay } from '#domain/typedDay.ts';
import { useSay, type Sentence } from '#i18n/sentence.ts';
import { useRule } from '#i18n/useRule.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, detailsIn } from '#product.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftForm } from '#ui/forms/useDraftForm.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { nameOf, type TaskRecord } from '../taskRecord.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { localDayOf } from './taskDraft.ts';

/**
 * Form for a task's title, detail and completion date, all required (BT-3 to BT-7). It closes once the server has saved
 * them. Its draft outlasts reloads and sign-outs; 'Cancel' deletes it.
 */
export const EditTaskForm = ({ task, onClose }: { task: TaskRecord; onClose: () => void }) => {
  const t = useT();
  const say = useSay();
  const rule = useRule();
  const notices = useNotices();
  const [update] = useUpdate<TaskRecord>();
  const [failure, setFailure] = useState<Sentence>();
  const here = useRef(true);
  const before = localDayOf(task.completionDate);
  const form = useDraftForm<Edit>(`edit.${task.id}`, {
    taskTitle: task.taskTitle,
    taskDetail: task.taskDetail,
    completionDate: before,
  });
  const { control, register, handleSubmit, setFocus, formState, forget, discard } = form;
  const { errors, isSubmitting } = formState;
  const title = register('taskTitle', { validate: rule(taskTitleProblem) });
  const detail = register('taskDetail', { validate: rule(taskDetailProblem) });
  const date = useController({
    control,
    name: 'completionDate',
    rules: { validate: rule((day) => completionDateProblem(day, earliestFor(before))) },
  });
  // An effect and not autoFocus: the dialog's own focus trap would take that back under React's strict mode.
  useEffect(() => setFocus('taskTitle'), [setFocus]);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** Sends the three fields to the server and closes the form (BT-6, BT-7). */
  const send = useEventCallback(async ({ taskTitle, taskDetail, completionDate }: Edit) => {
    setFailure(undefined);
    const day = typedDay(completionDate);
    const data = {
      taskTitle: taskTitle.trim(),
      taskDetail,
      completionDate: day === before ? task.completionDate : day,
    };
    const to = detailsIn(addresses.myTasks, task.id);
    try {
      const params = { id: task.id, data, previousData: task };
      await update('tasks', params, { mutationMode: 'pessimistic', returnPromise: true });
    } catch (error) {
      const problem = failureText(nameOf(task), (t) => t('myTasks.editFailed'), error);
      // The session has ended, and the user is signed out without a message.
      if (!problem) return;
      const place = { to: failureOf(error).isGone ? undefined : to, about: nameOf(task) };
      if (here.current) {
        setFailure(() => problem);
        notices.note(problem, { kind: 'failure', ...place });
      } else notices.failure(problem, place);
      return;
    }
    notices.success((t) => t('saved.work'), { to, about: nameOf({ ...task, ...data }) });
    forget();
    if (here.current) onClose();
  });
  const submit = handleSubmit(send, () => setFailure(undefined));
  return (
    <Form onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DraftNotice form={form} onStartOver={discard} />
        <Terms task={task} />
        <TextInput
          label={t('taskForm.title')}
          autoComplete="off"
          required
          html={{ dir: 'auto' }}
          problem={errors.taskTitle?.message}
          {...title}
        />
        <TextArea label={t('taskForm.detail')} required problem={errors.taskDetail?.message} {...detail} />
        <DateField
          label={t('taskForm.date')}
          required
          earliest={earliestFor(before)}
          problem={errors.completionDate?.message}
          {...date.field}
        />
        {failure && (
          <AlertLine>
            <div>{say(failure)}</div>
            <div>{t('myTasks.textKept')}</div>
          </AlertLine>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 0 }}>
        <SubmitButton busy={isSubmitting}>{t('myTasks.update')}</SubmitButton>
        <Button
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {t('action.cancel')}
        </Button>
      </DialogActions>
    </Form>
  );
};

type Edit = Pick<TaskRecord, 'taskTitle' | 'taskDetail' | 'completionDate'>;

/**
 * Earliest completion date that may be chosen: today, or the task's present date `before` if that has passed. So an
 * ended task can be saved without a new date.
 */
const earliestFor = (before: string): string => {
  const today = dayOf(new Date());
  return isDay(before) && before < today ? before : today;
};

/**
 * Message that workers and pay stay as they are, with the number of submissions made for the text that is about to
 * change (C-73). That is left out if there are none, or if the server does not announce the extra `keptTexts` (C-67).
 */
const Terms = ({ task: { id } }: { task: TaskRecord }) => {
  const t = useT();
  const enabled = useMay('show', 'handIns');
  const { data } = useGetOne<Records['handIns']['record']>('handIns', { id }, { retry: false, enabled });
  return (
    <MessageBar tone="info" role="status">
      <span>{t('myTasks.editFixed')}</span>{' '}
      {data && data.count > 0 && (
        <span dir="auto">{t('myTasks.handIns', { smart_count: data.count, workers: data.workers || '…' })}</span>
      )}
    </MessageBar>
  );
};
