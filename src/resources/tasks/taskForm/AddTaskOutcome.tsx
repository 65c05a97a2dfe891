import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSay } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import type { AddTaskResult } from './useAddTask.ts';

// prettier-ignore
const outcomes = {
  added:     { tone: 'success', text: 'addTask.added',     to: addresses.myTasks,      link: 'addTask.seeTasks' },
  failed:    { tone: 'failure', text: 'addTask.failed',    to: null,                   link: null },
  notEnough: { tone: 'failure', text: 'addTask.notEnough', to: null,                   link: null },
} as const;

/** The outcome of the latest try: the specification's sentence alone as the alert, and a note below it. */
export const AddTaskOutcome = ({ outcome }: { outcome: AddTaskResult | undefined }) => {
  const t = useT();
  const say = useSay();
  const shown = outcome && outcomes[outcome.result];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mb: outcome ? 2 : 0 }}>
      {shown && <AlertLine tone={shown.tone}>{t(shown.text)}</AlertLine>}
      {/* It stands there while it is empty too: a live region that arrives together with its text is not announced. */}
      <Typography role="status">{outcome?.note && say(outcome.note)}</Typography>
      {shown?.link && (
        <Link component={RouterLink} to={shown.to} sx={{ justifySelf: 'start', minHeight: 24 }}>
          {t(shown.link)}
        </Link>
      )}
    </Box>
  );
};
