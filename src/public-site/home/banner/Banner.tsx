import { PauseFilled } from '@fluentui/react-icons/headless/svg/pause';
import { PlayFilled } from '@fluentui/react-icons/headless/svg/play';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useT } from '#i18n/useT.ts';
import { CarouselButton } from '#public-site/carousel/CarouselButton.tsx';
import { CarouselSlides, widthOf } from '#public-site/carousel/CarouselSlides.tsx';
import { useCarousel, type Carousel } from '#public-site/carousel/useCarousel.ts';
import { useRotation } from '#public-site/carousel/useRotation.ts';
import { BannerSlide, type BannerSlideProps } from './BannerSlide.tsx';
import growth from './scenes/growth.svg?url&no-inline';
import hours from './scenes/hours.svg?url&no-inline';
import passion from './scenes/passion.svg?url&no-inline';
import tasks from './scenes/tasks.svg?url&no-inline';

/**
 * Slides of the banner (HOME-6 to HOME-10). Pictures are 2400 by 450 px, with nothing but background 480 px from
 * either side; `shade` is the picture's darkest colour, which stands behind the text on phones.
 */
const slides = [
  { picture: tasks, shade: '#041e36', headline: 'home.banner.tasks' },
  { picture: hours, shade: '#012528', headline: 'home.banner.hours' },
  { picture: growth, shade: '#170a26', headline: 'home.banner.growth' },
  { picture: passion, shade: '#2b0d04', headline: 'home.banner.passion' },
] as const satisfies readonly BannerSlideProps[];

/** Milliseconds for which a slide is shown before the next one (HOME-13). */
const AUTOPLAY = 10_000;

const oneByOne = { 0: widthOf(1) };

/** Banner of the landing page: a carousel of four slides with autoplay (HOME-5 to HOME-15, C-34). */
export const Banner = () => {
  const t = useT();
  const carousel = useCarousel(slides.length);
  const { paused, rotating, toggle, holds } = useRotation(carousel, AUTOPLAY);
  return (
    <Box
      component="section"
      aria-roledescription={t('carousel.kind')}
      aria-label={t('home.banner.label')}
      sx={frame}
      {...holds}
    >
      <BannerControls carousel={carousel} paused={paused} onToggle={toggle} />
      <CarouselButton to="previous" label={t('carousel.previous')} onClick={carousel.previous} sx={arrow('start')} />
      <CarouselButton to="next" label={t('carousel.next')} onClick={carousel.next} sx={arrow('end')} />
      <CarouselSlides carousel={carousel} slides={slides} widths={oneByOne} spoken={!rotating}>
        {(slide) => <BannerSlide {...slide} />}
      </CarouselSlides>
    </Box>
  );
};

/** Styles of the banner: 450 px high, more only when the text is enlarged. */
const frame = { position: 'relative', minHeight: 450, overflow: 'hidden', bgcolor: '#0b1a2b' } as const;

/** Styles of an arrow button, on one side of the dots. */
const arrow = (side: 'start' | 'end') => ({
  position: 'absolute',
  zIndex: 1,
  bottom: { xs: 12, sm: 20 },
  [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: 'calc(50% - 144px)',
  color: '#fff',
  background: 'rgba(0,0,0,.55)',
  border: '1px solid rgba(255,255,255,.4)',
  '&:hover': { background: 'rgba(0,0,0,.7)', color: '#fff' },
  '&:active': { background: 'rgba(0,0,0,.8)' },
  '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -4 },
});

type BannerControlsProps = { carousel: Carousel; paused: boolean; onToggle: () => void };

/**
 * Pause button, and a dot for each slide (HOME-11). The pause button is first in the tab order, for people whom motion
 * disturbs.
 */
const BannerControls = ({ carousel, paused, onToggle }: BannerControlsProps) => {
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
          onClick={() => carousel.goTo(nth)}
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

/**
 * Styles of a dot, in a press target of 28 px. The current dot is also longer than the others, because people may not
 * see that it is brighter.
 */
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
  // Forced colours draw no backgrounds.
  '@media (forced-colors: active)': {
    '&::before': { border: '1px solid ButtonText' },
    '&[aria-current="true"]::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
  },
  ...ring,
};
