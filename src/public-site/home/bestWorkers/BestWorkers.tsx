import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { useState, useCallback, useEffect } from 'react';
import type { BestWorker } from '#domain/entities.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { cardListStyle, cardStyle } from '#public-site/cardStyle.ts';
import { Section } from '#public-site/Section.tsx';
import { useServices } from '#services/ServicesContext.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { cut } from '#ui/text/cut.ts';

/** Number of skeletons shown while loading, because our server returns six workers. */
const PLACES = 6;
/** Number of workers shown before a press on 'Show all', because other servers may return thousands. */
const MOST = 12;

/** Section with the best workers in the server's order, each with picture, name and coins (HOME-2 to HOME-4). */
export const BestWorkers = () => {
  const t = useT();
  const { known, tryAgain } = useBestWorkers();
  const [all, setAll] = useState(false);
  const count = known.state === 'loaded' ? known.workers.length : 0;
  return (
    <Section
      heading={t('home.workers.heading')}
      lead={t('home.workers.lead')}
      aside={
        count > MOST && !all && <Button onClick={() => setAll(true)}>{t('home.workers.showAll', { count })}</Button>
      }
    >
      <Box data-reveal="" aria-busy={known.state === 'loading'}>
        {known.state === 'loading' && (
          <Box aria-hidden sx={grid}>
            {Array.from({ length: PLACES }, (_, nth) => (
              <WorkerCardSkeleton key={nth} />
            ))}
          </Box>
        )}
        {known.state === 'failed' && (
          <Box sx={{ ...instead, display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'start' }}>
            <AlertLine>{t('home.workers.failed')}</AlertLine>
            <Button onClick={tryAgain}>{t('action.tryAgain')}</Button>
          </Box>
        )}
        {known.state === 'loaded' &&
          (known.workers.length === 0 ? (
            <Box sx={instead}>
              <EmptyState title={t('home.workers.none')} />
            </Box>
          ) : (
            <Box component="ul" aria-label={t('home.workers.heading')} sx={grid}>
              {known.workers.slice(0, all ? undefined : MOST).map((worker, nth) => (
                <WorkerCard key={worker._id} worker={worker} rank={nth + 1} focused={nth === MOST} />
              ))}
            </Box>
          ))}
      </Box>
    </Section>
  );
};

const grid = {
  ...cardListStyle,
  gap: { xs: 1.5, sm: '30px' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
};

/** Styles of what is shown in place of the cards, as high as the cards are, so that nothing below moves. */
const instead = { minHeight: { xs: 6 * 98 + 5 * 12, sm: 3 * 98 + 2 * 30, md: 2 * 98 + 30 } };

type Known = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; workers: readonly BestWorker[] };

/**
 * Hook that reads the best workers. A failed request is repeated when the visitor asks for it, and when the network
 * returns.
 */
const useBestWorkers = () => {
  const { bestWorkers } = useServices();
  const [known, setKnown] = useState<Known>({ state: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const workers = await bestWorkers(leaving.signal);
        if (!leaving.signal.aborted) setKnown({ state: 'loaded', workers });
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.error(error);
        setKnown({ state: 'failed' });
      }
    };
    void ask();
    return () => leaving.abort();
  }, [bestWorkers, tries]);

  const tryAgain = useCallback(() => {
    setKnown({ state: 'loading' });
    setTries((before) => before + 1);
  }, []);
  const failed = known.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [failed, tryAgain]);

  return { known, tryAgain };
};

type WorkerCardProps = {
  worker: BestWorker;
  rank: number;
  /** True to focus the card on mount, because the button that was pressed to show it is gone. */
  focused: boolean;
};

const focus = (card: HTMLElement | null) => card?.focus();

/** Card of a worker (HOME-3): picture, name, coins and rank. It takes the focus on mount if `focused`. */
const WorkerCard = ({ worker, rank, focused }: WorkerCardProps) => {
  const t = useT();
  const coinText = useCoinText();
  const { number } = useFormat();
  const name = cut(worker.name) || t('home.workers.unnamed');
  return (
    <Box component="li" tabIndex={-1} ref={focused ? focus : undefined} sx={card}>
      <PersonAvatar name={worker.name} src={worker.imgurl} size={56} label={t('nav.picture', { name })} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap variant="h6" component="h3">
          {name}
        </Typography>
        <Typography noWrap sx={coins}>
          <CoinMultipleRegular fontSize={16} aria-hidden />
          {coinText(worker.coin)}
        </Typography>
      </Box>
      <Box aria-hidden sx={place}>
        {number(rank)}
      </Box>
    </Box>
  );
};

/** Skeleton with the size of a worker's card. */
const WorkerCardSkeleton = () => (
  <Box sx={card}>
    <Skeleton variant="circular" sx={{ width: 56, height: 56, flex: 'none' }} />
    <Box sx={{ flex: 1 }}>
      <Skeleton sx={{ width: '60%', height: 22 }} />
      <Skeleton sx={{ width: '40%', height: 20, mt: '2px' }} />
    </Box>
  </Box>
);

const card = { ...cardStyle, display: 'flex', alignItems: 'center', gap: 2, height: 98, px: 2.5 } as const;

const coins = { mt: '2px', display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' };

const place = {
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: 600,
  color: 'fluent.text3',
  fontVariantNumeric: 'tabular-nums',
};
