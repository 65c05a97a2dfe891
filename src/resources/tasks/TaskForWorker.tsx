import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { encodeValue } from '#domain/encodeValue.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { BELOW_BAR } from '#ui/page/dashboardBar.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { cut } from '#ui/text/cut.ts';
import { LongText } from '#ui/text/LongText.tsx';
import { TEXTS_WIDTH } from '#ui/theme/tokens.ts';
import { BookmarkButton } from './taskList/TaskButtons.tsx';
import { TaskMarks } from './TaskMarks.tsx';
import { TaskPicture } from './TaskPicture.tsx';
import { nameOf, type TaskRecord } from './taskRecord.ts';
import { useTerms } from './useTerms.ts';
import { useHiddenBuyers } from './taskList/useHiddenBuyers.ts';

type TaskForWorkerProps = {
  task: TaskRecord;
  /** True when this worker has submitted work to the task. */
  submitted: boolean;
  /** Form that submits work on the task. */
  children: ReactNode;
};

/**
 * Page of one task for a worker, with all texts and terms as plain text (WD-2, C-24). `children` is the form below
 * them; a badge says when the worker has `submitted` work already.
 */
export const TaskForWorker = ({ task, submitted, children }: TaskForWorkerProps) => {
  const t = useT();
  const none = t('tasks.none');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
        <PageHeading sx={{ overflowWrap: 'anywhere' }}>
          <span dir="auto">{cut(nameOf(task))}</span>
        </PageHeading>
        <TaskMarks task={task} submitted={submitted} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1.5 }}>
          <BookmarkButton task={task} alone />
          <HideButton task={task} />
        </Box>
      </Box>
      <Box sx={layoutStyle}>
        <Card component="section" aria-label={t('work.facts')} sx={factsStyle}>
          <Facts task={task} />
        </Card>
        <Card sx={{ gridArea: 'task', minWidth: 0 }}>
          <TaskPicture task={task} whole />
          <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
            <Part heading={t('tasks.detail')}>{task.taskDetail || none}</Part>
            <Box sx={proofStyle}>
              <Part heading={t('work.proof')}>{task.submissionInfo || none}</Part>
            </Box>
          </Box>
        </Card>
        <Card sx={{ gridArea: 'work', minWidth: 0, p: { xs: 2, sm: 3 } }}>{children}</Card>
      </Box>
    </>
  );
};

/**
 * Button that hides all tasks of this buyer in the worker's list, or shows them again. Renders nothing for a task
 * without a buyer.
 */
const HideButton = ({ task }: { task: TaskRecord }) => {
  const t = useT();
  const { isHidden, hide, show } = useHiddenBuyers();
  if (task.user === '') return null;
  const hidden = isHidden(task.user);
  return (
    <Button
      variant="text"
      startIcon={hidden ? <EyeRegular /> : <EyeOffRegular />}
      onClick={() => (hidden ? show(task.user) : hide(task))}
    >
      {t(hidden ? 'work.hidden.showBuyer' : 'work.hidden.hide')}
    </Button>
  );
};

const Part = ({ heading, children }: { heading: string; children: string }) => (
  <section>
    <Typography component="h2" variant="h6" gutterBottom>
      {heading}
    </Typography>
    <Typography component="div" dir="auto" sx={wordsStyle}>
      <LongText>{children}</LongText>
    </Typography>
  </section>
);

const Facts = ({ task }: { task: TaskRecord }) => {
  const t = useT();
  const { number } = useFormat();
  const { inCoins, inDollars, deadline } = useTerms();
  const { day, left } = deadline(task.completionDate);
  const user = cut(task.user);
  const buyer = cut(task.name) || user;
  const facts = [
    {
      label: t('tasks.column.pay'),
      value: (
        <>
          <b>{inCoins(task.payableAmount)}</b> <small>{inDollars(task.payableAmount)}</small>
        </>
      ),
    },
    {
      label: t('tasks.column.ends'),
      value: (
        <>
          {day} {left && <small>{left}</small>}
        </>
      ),
    },
    { label: t('tasks.column.places'), value: number(task.requiredWorkers), figure: true },
    {
      label: t('tasks.buyer'),
      value: (
        <Box component="span" dir="auto" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <PersonAvatar name={buyer} size={24} />
          {buyer || t('tasks.none')}
        </Box>
      ),
    },
    {
      label: t('work.buyerEmail'),
      wide: true,
      value: user ? <Link href={`mailto:${encodeValue(user)}`}>{user}</Link> : t('tasks.none'),
    },
  ];
  return <KeyFacts facts={facts} />;
};

/** Style of the page. In wide windows the facts stay in sight beside the texts. */
const layoutStyle = {
  display: 'grid',
  gap: 2,
  maxWidth: TEXTS_WIDTH,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  gridTemplateAreas: { xs: '"facts" "task" "work"', lg: '"task facts" "work facts"' },
} as const;

const factsStyle = {
  gridArea: 'facts',
  p: { xs: 2, sm: 3 },
  position: { lg: 'sticky' },
  top: BELOW_BAR,
  '& dd > b': { typography: 'h5', color: 'text.primary' },
  '& small': { ml: 0.5, fontSize: '.75rem', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;

/** Style of the proof that the task asks for. It stands out, because work without it is rejected. */
const proofStyle = {
  p: 2,
  borderRadius: '4px',
  bgcolor: 'fluent.brandTint',
  border: '1px solid var(--mui-palette-fluent-brandStroke)',
} as const;

/** Style of a text that keeps its own line breaks; long words are broken, so that they do not widen the page. */
const wordsStyle = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: 'fluent.text2',
  maxWidth: '80ch',
} as const;
