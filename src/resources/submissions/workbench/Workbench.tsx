import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { aroundFilling } from '#ui/grid/aroundFilling.ts';
import { LoadFailed } from '#ui/grid/LoadFailed.tsx';
import { useLate } from '#ui/loading/useLate.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { fluent, TEXTS_WIDTH } from '#ui/theme/tokens.ts';
import { usePending } from '../usePending.ts';
import { Bench } from './Bench.tsx';
import { EarlierVerdicts } from './EarlierVerdicts.tsx';
import { useVerdictDesk } from './useVerdictDesk.ts';

type WorkbenchProps = {
  /** Id of the submission in the address; '' for the first pending one. */
  wanted: string;
  /** Callback that puts another submission's id into the address. */
  onGo: (id: string) => void;
  onClose: () => void;
};

/**
 * Workbench, in the place of the buyer's list: it shows the pending submissions one after the other, to be approved or
 * rejected.
 */
export const Workbench = (props: WorkbenchProps) => {
  const t = useT();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [placeAt, setPlaceAt] = useState<HTMLElement | null>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box component="section" aria-labelledby={title} sx={sectionStyle}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1 }}>
        <Typography ref={heading} id={title} component="h2" variant="h4" tabIndex={-1}>
          {t('review.one.title')}
        </Typography>
        <Typography ref={setPlaceAt} sx={placeStyle} />
        <Button onClick={props.onClose} sx={{ ml: 'auto', alignSelf: 'center' }}>
          {t('action.close')}
        </Button>
      </Box>
      <Inside {...props} placeAt={placeAt} />
    </Box>
  );
};

const sectionStyle = { ...aroundFilling, maxWidth: TEXTS_WIDTH } as const;
const placeStyle = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

const Inside = ({ wanted, onGo, onClose, placeAt }: WorkbenchProps & { placeAt: HTMLElement | null }) => {
  const { desk, earlier, send, discard } = useVerdictDesk();
  const { data, error, isFetching, refetch } = usePending();
  if (!desk) return <Waiting />;
  if (earlier.length > 0) return <EarlierVerdicts earlier={earlier} onSend={send} onDiscard={discard} />;
  if (data) return <Bench rows={data} desk={desk} wanted={wanted} onGo={onGo} onClose={onClose} placeAt={placeAt} />;
  return error && !isFetching ? (
    <LoadFailed error={error} above={false} onRetry={() => void refetch()} />
  ) : (
    <BenchSkeleton />
  );
};

/**
 * Milliseconds that a workbench which was just closed, in this tab or another, has to send its verdicts before a
 * message appears.
 */
const PATIENCE = 1_500;

/**
 * Skeleton while another workbench of the same buyer is open (useVerdictDesk's lock); after {@link PATIENCE} a message
 * says so.
 */
const Waiting = () => {
  const t = useT();
  const late = useLate(PATIENCE);
  return late ? <EmptyState title={t('review.one.elsewhere')} /> : <BenchSkeleton />;
};

const BenchSkeleton = () => (
  <Paper aria-busy="true" sx={{ p: { xs: 2, sm: 3 }, borderRadius: 2, boxShadow: fluent('shadow4') }}>
    <Skeleton variant="text" width="40%" sx={{ fontSize: '1.25rem' }} />
    <Skeleton variant="text" width="30%" sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={160} />
  </Paper>
);
