import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { addresses } from '../../addresses.ts';
import type { Outcome } from './useAddTask.ts';

// prettier-ignore
const outcomes = {
  added:     { tone: 'success', text: 'addTask.added',     to: addresses.myTasks,      link: 'addTask.seeTasks' },
  failed:    { tone: 'failure', text: 'addTask.failed',    to: null,                   link: null },
  notEnough: { tone: 'failure', text: 'addTask.notEnough', to: addresses.purchaseCoin, link: 'addTask.purchase' },
} as const;

/** How the latest try ended: the specification's sentence alone as the alert, and below it what else there is to know. */
export const AddTaskOutcome = ({ outcome }: { outcome: Outcome | undefined }) => {
  const t = useT();
  if (!outcome) return null;
  const { tone, text, to, link } = outcomes[outcome.result];
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <AlertLine tone={tone}>{t(text)}</AlertLine>
      </Box>
      {outcome.note && <Typography role="status">{outcome.note}</Typography>}
      {to && (
        <Link component={RouterLink} to={to} sx={{ minHeight: 24 }}>
          {t(link)}
        </Link>
      )}
    </Box>
  );
};
