import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { isOnline, onOnlineChange } from '#dataProvider/online.ts';
import { useSay } from '#i18n/sentence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Late } from '#ui/loading/Late.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { summaryOf, titleOf } from './bulkResult.ts';
import { tenthOf, type BulkRun, type BulkState } from './createBulkRun.ts';

const loadOutcome = async () => ({ default: (await import('./BulkOutcome.tsx')).BulkOutcome });
const BulkOutcome = lazy(loadOutcome);

/**
 * Region above the screen with a bulk job's progress, then its outcome; renders nothing visible while there is no job.
 * Screen readers hear of each tenth of the progress and of the end, never of single rows.
 */
export const BulkRegion = ({ run }: { run: BulkRun }) => {
  const t = useT();
  const state = useSyncExternalStore(run.subscribe, run.state);
  const online = useSyncExternalStore(onOnlineChange, isOnline);
  const region = useRef<HTMLElement>(null);
  const isRunning = state.phase === 'running';
  useEffect(() => {
    // Its code is loaded during the work, because there may be no connection at the end.
    if (isRunning) loadOutcome().catch(console.error);
  }, [isRunning]);
  useEffect(() => {
    // A command far down a list must bring the progress with its Stop button, and later the outcome, into view.
    const { current } = region;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [state.phase]);
  /**
   * Wraps a button's action so that the focus moves to the region first, because the pressed button is about to
   * disappear.
   */
  const keepFocus =
    <A extends readonly unknown[]>(action: (...args: A) => void) =>
    (...args: A) => {
      region.current?.focus();
      action(...args);
    };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {useAnnouncement(state, online)}
      </Box>
      {state.phase !== 'idle' && (
        <Paper component="section" ref={region} tabIndex={-1} aria-label={t('bulk.label')} sx={regionStyle}>
          {state.phase === 'running' ? (
            <Running state={state} online={online} onStop={keepFocus(run.stop)} />
          ) : (
            <Late>
              <BulkOutcome
                state={state}
                onAgain={keepFocus(run.again)}
                onClose={() => {
                  region.current?.closest<HTMLElement>('main')?.focus();
                  run.close();
                }}
              />
            </Late>
          )}
        </Paper>
      )}
    </>
  );
};

type RunningProps = { state: Extract<BulkState, { phase: 'running' }>; online: boolean; onStop: () => void };

/** Progress of a running job, the reason why it stands still (stopping, offline), and the Stop button. */
const Running = ({ state: { job, settled, total, stopping }, online, onStop }: RunningProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const name = useId();
  const note = stopping ? t('bulk.stopping') : online ? undefined : t('bulk.paused');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={name} sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {t('bulk.progress', {
              doing: t(`bulk.work.${job.work}.doing`),
              settled: whole(settled),
              total: whole(total),
            })}
          </Typography>
          {note !== undefined && <Typography sx={{ color: 'fluent.text3' }}>{note}</Typography>}
        </Box>
        <Button disabled={stopping} onClick={onStop}>
          {t('bulk.stop')}
        </Button>
      </Box>
      <Box component="progress" value={settled / total} max={1} aria-labelledby={name} sx={lineStyle} />
    </>
  );
};

const useAnnouncement = (state: BulkState, online: boolean): string => {
  const t = useT();
  const say = useSay();
  if (state.phase === 'idle') return '';
  if (state.phase === 'ended') return `${say(titleOf(state.job))}. ${say(summaryOf(state))}`;
  if (state.stopping) return t('bulk.stopping');
  if (!online) return t('bulk.paused');
  const percent = tenthOf(state.settled, state.total) * 10;
  return percent === 0 ? '' : t('bulk.announced', { doing: t(`bulk.work.${state.job.work}.doing`), percent });
};

const regionStyle = {
  mb: 2.5,
  p: 2,
  borderRadius: 2,
  boxShadow: fluent('shadow4'),
  border: '1px solid transparent',
  '&:focus': { outline: 'none' },
} as const;

/**
 * Style of the browser's <progress> element as a line 4 px high. Each browser engine has its own selector for the
 * filled part.
 */
const lineStyle = {
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: 4,
  mt: 1.5,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'fluent.surface6',
  '&::-webkit-progress-bar': { bgcolor: 'transparent' },
  '&::-webkit-progress-value': { bgcolor: 'primary.main' },
  '&::-moz-progress-bar': { bgcolor: 'primary.main' },
} as const;
