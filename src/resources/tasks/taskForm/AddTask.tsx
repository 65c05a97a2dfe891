import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import useEventCallback from '@mui/utils/useEventCallback';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import { dayOf } from '#domain/moments.ts';
import * as rules from '#domain/taskRules.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRule } from '#i18n/useRule.ts';
import { useT } from '#i18n/useT.ts';
import { useServices } from '#services/ServicesContext.ts';
import { usePrices } from '#services/PricesContext.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { ImageField } from '#ui/pictures/ImageField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftForm } from '#ui/forms/useDraftForm.ts';
import { NumberField } from '#ui/forms/NumberField.tsx';
import { TEXTS_WIDTH } from '#ui/theme/tokens.ts';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import { BELOW_BAR } from '#ui/page/dashboardBar.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { AddTaskOutcome, useAddTask } from './AddTaskOutcome.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { TaskCost } from './TaskCost.tsx';
import { emptyDraft, taskOf, type TaskDraft } from './taskDraft.ts';
import { TemplatesButton } from './templates/TemplatesButton.tsx';
import { useCopy } from './useCopy.ts';

/** Screen 'Add New Tasks' of a buyer, with the form for a new task (BA). */
export const AddTask = () => {
  const t = useT();
  return (
    <Box sx={{ maxWidth: TEXTS_WIDTH }}>
      <ScreenHeading title={t('addTask.title')} description={t('addTask.description')} />
      <AddTaskForm />
    </Box>
  );
};

/**
 * Form for a new task, with seven required fields. Its draft is kept in this browser until the task is posted or the
 * buyer starts over.
 */
const AddTaskForm = () => {
  const t = useT();
  const rule = useRule();
  const { language, number } = useFormat();
  const { payout } = usePrices();
  const { images } = useServices();
  const session = useSession();
  const balance = balanceOf(useSessionState());
  const [uploading, setUploading] = useState(false);
  const [emptied, setEmptied] = useState(0);
  const { add, outcome, setOutcome } = useAddTask();
  const form = useDraftForm<TaskDraft>('task', emptyDraft);
  const { control, register, handleSubmit, setFocus, discard, sending, formState } = form;
  const { errors, isSubmitting } = formState;
  const wrong = Object.keys(errors).length;
  useCopy(form);
  const [workers, pay] = useWatch({ control, name: ['requiredWorkers', 'payableAmount'] });
  const cost = rules.taskCost(workers, pay, language);
  /**
   * True when the coins suffice now, although the last try found too few: the cost was lowered, or coins were bought.
   */
  const isEnough = outcome?.result === 'notEnough' && cost !== null && cost <= balance;

  const today = dayOf(new Date());
  const fieldOf = (name: keyof TaskDraft, label: PlainKey, check: Parameters<typeof rule>[0]) => ({
    label: t(label),
    required: true,
    problem: errors[name]?.message,
    ...register(name, { validate: rule(check) }),
  });
  // Registered in the order of the page, because the first field with a problem gets the focus.
  const title = fieldOf('taskTitle', 'taskForm.title', rules.taskTitleProblem);
  const detail = fieldOf('taskDetail', 'taskForm.detail', rules.taskDetailProblem);
  const info = fieldOf('submissionInfo', 'taskForm.info', rules.submissionInfoProblem);
  const places = fieldOf('requiredWorkers', 'taskForm.workers', rules.requiredWorkersProblem);
  const amount = fieldOf('payableAmount', 'taskForm.pay', rules.payableAmountProblem);
  const dateRules = { validate: rule((day) => rules.completionDateProblem(day, dayOf(new Date()))) };
  const date = useController({ control, name: 'completionDate', rules: dateRules });
  const image = useController({ control, name: 'taskImageUrl', rules: { validate: rule(rules.taskImageProblem) } });

  const startOver = () => {
    discard();
    setEmptied((times) => times + 1);
  };
  const send = useEventCallback(async (draft: TaskDraft) => {
    const task = taskOf(draft, language);
    if (!task || uploading) return;
    const total = task.requiredWorkers * task.payableAmount;
    // Coins may have been bought in another tab, or on another device.
    if (total > balance) await session.refresh();
    if (total > balanceOf(session.state())) {
      setOutcome({ result: 'notEnough' });
      setFocus('requiredWorkers');
    } else if ((await sending(() => add(task))) === 'done') {
      startOver();
    }
  });
  return (
    <Form onSubmit={handleSubmit(send, () => setOutcome(undefined))}>
      <DraftNotice form={form} onStartOver={startOver} />
      <Box sx={columnsStyle}>
        <Paper sx={cardStyle}>
          <Box sx={{ position: 'relative' }}>
            <TemplatesButton form={form} />
            <TextInput autoComplete="off" html={{ dir: 'auto' }} {...title} />
          </Box>
          <TextArea sx={detailStyle} {...detail} />
          <TextArea always={t('addTask.infoHint')} {...info} />
          <ImageField
            key={emptied}
            label={t('taskForm.image')}
            required
            problem={errors.taskImageUrl?.message}
            {...image.field}
            upload={images.upload}
            onBusy={setUploading}
          />
        </Paper>
        <Paper sx={termsCardStyle}>
          <Box sx={termsStyle}>
            <NumberField whole always={t('addTask.workersHint')} {...places} />
            <NumberField
              whole
              always={t('addTask.payHint', { rate: payout.coins, money: number(payout.pays) })}
              {...amount}
            />
            <DateField
              label={t('taskForm.date')}
              required
              earliest={today}
              problem={errors.completionDate?.message}
              sx={{ gridColumn: { lg: 'span 2' } }}
              {...date.field}
            />
          </Box>
          <TaskCost cost={cost} balance={balance} />
          <Box sx={endStyle}>
            <AddTaskOutcome outcome={isEnough ? undefined : outcome} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
              <SubmitButton busy={isSubmitting} disabled={uploading} sx={submitStyle}>
                {t('addTask.submit')}
              </SubmitButton>
              <StatusLine>
                {isSubmitting
                  ? t('addTask.adding')
                  : wrong > 0 && (
                      <FormHelperText error sx={{ m: 0 }}>
                        {t('addTask.wrong', { smart_count: wrong })}
                      </FormHelperText>
                    )}
              </StatusLine>
            </Box>
          </Box>
        </Paper>
      </Box>
    </Form>
  );
};

/** Style of the form's columns: the texts for workers, and beside them the terms, their cost and the button. */
const columnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' },
} as const;

const cardStyle = {
  display: 'grid',
  // Keeps the fields in their place when the other card is higher.
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: { xs: 2, sm: 3 },
  borderRadius: 2,
  boxShadow: 'var(--mui-palette-fluent-shadow4)',
} as const;

/**
 * Style of the card with the terms, beside the card with the texts. It is as high as a short card with texts; beside a
 * long one it stays in sight when the page scrolls.
 */
const termsCardStyle = {
  ...cardStyle,
  position: { lg: 'sticky' },
  top: BELOW_BAR,
  alignSelf: 'start',
  minHeight: { lg: 'min(100%, 620px)' },
} as const;

/** Style of the field for the detail, the longest text: higher than the others, and growing with its text. */
const detailStyle = { '& .MuiInputBase-root textarea': { minHeight: 120, maxHeight: { lg: 520 } } } as const;

/**
 * Style of the button and the outcome of posting, which come last, so that the outcome moves nothing else when it
 * appears.
 */
const endStyle = { display: 'flex', flexDirection: 'column-reverse' } as const;

/** Style of the button: as wide as the card, except where that is as wide as the page. */
const submitStyle = { flex: { xs: '1 0 100%', sm: 'none', lg: '1 0 100%' } } as const;

const termsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  alignItems: 'start',
} as const;
