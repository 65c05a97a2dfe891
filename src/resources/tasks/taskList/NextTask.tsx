import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { cut } from '#ui/text/cut.ts';
import { nameOf, titleIdOf, type TaskRecord } from '../taskRecord.ts';
import { useTerms, hasEnded } from '../useTerms.ts';
import { alongWith, BEST_PAID, useFromList, type TaskSearch } from './fromList.ts';
import { useHiddenBuyers } from './useHiddenBuyers.ts';

type NextTaskProps = {
  after: string;
  done: ReadonlySet<string>;
};

/**
 * Link to another task after a submission: the next one in the list from which the worker came, else the best paid one.
 * `after` is the id of the task to which work was just submitted; `done` are the ids of all tasks to which this worker
 * has submitted work.
 */
export const NextTask = ({ after, done }: NextTaskProps) => {
  const t = useT();
  const { inCoins, deadline } = useTerms();
  const provider = useDataProvider();
  const list = useFromList();
  const { isHidden } = useHiddenBuyers();
  const fits = ({ _id, user }: TaskRecord) => !done.has(_id) && !isHidden(user);
  // Read once after a submission: later changes must not exchange a button that is about to be pressed.
  const { data: found, isLoading: looking } = useQuery({
    queryKey: ['tasks', 'getNext', after, list],
    queryFn: async () => {
      const here = list && (await findNext(provider, list, after, fits));
      if (here) return { task: here, from: list };
      const task = await findNext(provider, BEST_PAID, after, fits);
      return task && { task, from: undefined };
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (looking)
    return (
      <Box role="status" aria-label={t('work.next.looking')}>
        <Skeleton variant="rounded" width={104} height={32} />
      </Box>
    );
  if (found === undefined) return null;
  if (found === null) return <Typography>{t('work.next.none')}</Typography>;
  const { task, from } = found;
  const { left } = deadline(task.completionDate);
  return (
    <Box sx={rowStyle}>
      <Button
        component={RouterLink}
        to={addresses.taskDetails(task._id)}
        state={alongWith(from)}
        variant="contained"
        color="primary"
        aria-describedby={titleIdOf(task)}
      >
        {t('work.next.go')}
      </Button>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span dir="auto" id={titleIdOf(task)}>
          {cut(nameOf(task), 80)}
        </span>{' '}
        <small>{[inCoins(task.payableAmount), left].filter(Boolean).join(' · ')}</small>
      </Typography>
    </Box>
  );
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  '& .MuiButton-root': { flex: 'none' },
  '& small': { color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;

/** Number of tasks in one request (PAGE), and the largest number of requests (PAGES). */
const PAGE = 100;
const PAGES = 10;

/**
 * First open task that `fits` after the task `after` in the list; if there is none, the first one from the start of the
 * list. Open means that it has places left and has not ended.
 */
const findNext = async (
  { getList }: Pick<DataProvider, 'getList'>,
  { filter, sort }: TaskSearch,
  after: string,
  fits: (task: TaskRecord) => boolean,
): Promise<TaskRecord | null> => {
  // With `notDone`, the list would lack the task that was just done, from which the search starts.
  const { notDone: _, ...rest } = filter;
  let first: TaskRecord | null = null;
  let passed = false;
  for (let page = 1; page <= PAGES; page++) {
    const pagination = { page, perPage: PAGE };
    const { data } = await getList<TaskRecord>('tasks', { filter: rest, sort, pagination });
    for (const task of data) {
      if (task._id === after) passed = true;
      else if (isOpen(task) && fits(task)) {
        if (passed) return task;
        first ??= task;
      }
    }
    if (data.length < PAGE) break;
  }
  return first;
};

const isOpen = ({ requiredWorkers, completionDate }: TaskRecord): boolean =>
  requiredWorkers > 0 && !hasEnded(completionDate, new Date());
