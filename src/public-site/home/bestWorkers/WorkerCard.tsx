import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import type { BestWorker } from '#domain/entities.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { cut } from '#ui/text/cut.ts';
import { cardStyle } from '../../cardStyle.ts';

type WorkerCardProps = {
  worker: BestWorker;
  rank: number;
  /** True to focus the card on mount, as the button that added it is gone. */
  focused: boolean;
};

const focus = (card: HTMLElement | null) => card?.focus();

/** Card of a worker (HOME-3): picture, name, coins and rank. */
export const WorkerCard = ({ worker, rank, focused }: WorkerCardProps) => {
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

/** Skeleton of a card, in its size. */
export const WorkerCardSkeleton = () => (
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
  alignSelf: 'flex-start',
  mt: 2,
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: 600,
  color: 'fluent.text4',
  fontVariantNumeric: 'tabular-nums',
};
