import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { CarouselButton } from '../../carousel/CarouselButton.tsx';
import { CarouselSlides, widthOf } from '../../carousel/CarouselSlides.tsx';
import { useCarousel } from '../../carousel/useCarousel.ts';
import { useRotation } from '../../carousel/useRotation.ts';
import { BannerControls } from './BannerControls.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { slides } from './slides.ts';

/** Milliseconds that a slide stands (HOME-13). */
const AUTOPLAY = 10_000;

const oneByOne = { 0: widthOf(1) };

/** The banner: four slides that move on by themselves until somebody wants them to stop (HOME-5 to HOME-15, C-34). */
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

/** Higher only where a reader's larger text asks for it. */
const frame = { position: 'relative', minHeight: 450, overflow: 'hidden', bgcolor: '#0b1a2b' } as const;

/** At the sides, and below the text on phones. */
const arrow = (side: 'start' | 'end') => ({
  position: 'absolute',
  zIndex: 1,
  top: { xs: 'auto', sm: 'calc(50% - 22px)' },
  bottom: { xs: 12, sm: 'auto' },
  [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: { xs: 8, sm: 24 },
  color: '#fff',
  background: 'rgba(0,0,0,.55)',
  border: '1px solid rgba(255,255,255,.4)',
  '&:hover': { background: 'rgba(0,0,0,.7)', color: '#fff' },
  '&:active': { background: 'rgba(0,0,0,.8)' },
  '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -4 },
});
