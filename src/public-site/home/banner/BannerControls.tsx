import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { PauseFilled } from '@fluentui/react-icons/headless/svg/pause';
import { PlayFilled } from '@fluentui/react-icons/headless/svg/play';
import { useT } from '#i18n/useT.ts';
import type { Carousel } from '../../carousel/useCarousel.ts';
import { slides } from './slides.ts';

type BannerControlsProps = { carousel: Carousel; paused: boolean; onToggle: () => void };

/** Pause comes first on the page, so that whom motion disturbs finds it first; then a dot for each slide (HOME-11). */
export const BannerControls = ({ carousel, paused, onToggle }: BannerControlsProps) => {
  const t = useT();
  return (
    <Box sx={controls}>
      <IconButton aria-label={t(paused ? 'carousel.play' : 'carousel.pause')} onClick={onToggle} sx={pause}>
        {paused ? <PlayFilled aria-hidden /> : <PauseFilled aria-hidden />}
      </IconButton>
      {slides.map(({ headline }, nth) => (
        <Box
          key={headline}
          component="button"
          type="button"
          aria-label={t('carousel.goTo', { nth: nth + 1 })}
          aria-current={carousel.index === nth ? 'true' : undefined}
          onClick={() => {
            carousel.goTo(nth);
          }}
          sx={dot}
        />
      ))}
    </Box>
  );
};

const controls = {
  position: 'absolute',
  zIndex: 1,
  bottom: { xs: 12, sm: 20 },
  left: 0,
  right: 0,
  mx: 'auto',
  width: 'fit-content',
  height: 44,
  display: 'flex',
  alignItems: 'center',
  px: 1,
  borderRadius: '22px',
  background: 'rgba(0,0,0,.45)',
} as const;

const ring = { '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -3 } };

const pause = {
  color: '#fff',
  fontSize: 16,
  '&:hover': { background: 'rgba(255,255,255,.2)' },
  '&:active': { background: 'rgba(255,255,255,.3)' },
  ...ring,
};

/** A target of 28 px around a dot; the current one is longer, not only brighter. */
const dot = {
  width: 28,
  height: 28,
  p: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '4px',
    background: 'rgba(255,255,255,.65)',
    transition: 'width 250ms, background 250ms',
  },
  '&:hover::before': { background: '#fff' },
  '&[aria-current="true"]::before': { width: 22, background: '#fff' },
  // A background is not drawn in forced colours.
  '@media (forced-colors: active)': {
    '&::before': { border: '1px solid ButtonText' },
    '&[aria-current="true"]::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
  },
  ...ring,
};
