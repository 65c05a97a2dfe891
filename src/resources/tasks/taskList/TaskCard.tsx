import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Submission } from '#domain/entities.ts';
import { submissionStatus } from '#domain/rules.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { BookmarkButton, TaskMenu } from './TaskButtons.tsx';
import { useAlong } from './fromList.ts';
import { TaskMarks } from '../TaskMarks.tsx';
import { TaskPicture } from '../TaskPicture.tsx';
import { nameOf, titleIdOf, type TaskRecord } from '../taskRecord.ts';
import { useTerms } from '../useTerms.ts';

/**
 * Props of a task's card. `submission` is this worker's own; `onHidden` is called when the card is about to disappear
 * because its buyer was hidden.
 */
type TaskCardProps = { task: TaskRecord; submission: Submission | undefined; onHidden: () => void };

/** Task as a card in the worker's list: the facts by which a worker chooses it (WT-3), and a link to its page. */
export const TaskCard = ({ task, submission, onHidden }: TaskCardProps) => {
  const t = useT();
  const { number } = useFormat();
  const { inCoins, inDollars, deadline } = useTerms();
  const { day, left } = deadline(task.completionDate);
  const along = useAlong();
  const buyer = task.name || task.user;
  return (
    <Card sx={cardStyle}>
      <TaskPicture task={task}>
        <TaskMarks
          task={task}
          submitted={submission !== undefined}
          rejected={submission !== undefined && submissionStatus(submission.status) === 'rejected'}
        />
      </TaskPicture>
      <Box sx={bodyStyle}>
        <Typography dir="auto" id={titleIdOf(task)} component="h2" variant="h6" title={nameOf(task)} sx={titleStyle}>
          {nameOf(task)}
        </Typography>
        <Box sx={buyerStyle}>
          <PersonAvatar name={buyer} size={20} />
          <Typography component="span" noWrap>
            {buyer}
          </Typography>
        </Box>
        <Box component="dl" sx={factsStyle}>
          <dt>{t('tasks.column.pay')}</dt>
          <dd>
            <b>{inCoins(task.payableAmount)}</b> <small>{inDollars(task.payableAmount)}</small>
          </dd>
          <dt>{t('tasks.column.ends')}</dt>
          <dd>
            {day} {left && <small>{left}</small>}
          </dd>
          <dt>{t('tasks.column.places')}</dt>
          <dd>{number(task.requiredWorkers)}</dd>
        </Box>
        <Box sx={footStyle}>
          <CanAccess action="show">
            <Button
              component={RouterLink}
              to={addresses.taskDetails(task._id)}
              state={along}
              aria-describedby={titleIdOf(task)}
            >
              {t('work.viewDetails')}
            </Button>
          </CanAccess>
          <Box component="span" sx={{ display: 'flex', ml: 'auto', mr: -1 }}>
            <BookmarkButton task={task} />
            <TaskMenu task={task} onHidden={onHidden} />
          </Box>
        </Box>
      </Box>
    </Card>
  );
};

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  transition: 'box-shadow .1s',
  '&:hover, &:focus-within': { boxShadow: 'var(--mui-palette-fluent-shadow8)' },
} as const;

const bodyStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 1,
  minWidth: 0,
  p: 2,
} as const;

/** Style of a title, cut after two lines; its tooltip and the task's page show all of it. */
const titleStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const buyerStyle = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, color: 'text.secondary' } as const;

const footStyle = { display: 'flex', alignItems: 'center', gap: 1 } as const;

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'baseline',
  m: 0,
  mt: 'auto',
  mb: 1,
  pt: 1.5,
  borderTop: '1px solid var(--mui-palette-divider)',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& b': { typography: 'subtitle1' },
  '& small': { ml: 0.5, fontSize: '.75rem', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
