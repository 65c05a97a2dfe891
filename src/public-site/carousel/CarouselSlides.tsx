import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import type { Carousel } from './useCarousel.ts';

/** Between two slides, in pixels (HOME-15, HOME-24). */
const GAP = 30;

/** How wide one slide is where so many stand side by side. */
export const widthOf = (slides: number): string => `calc((100% - ${String((slides - 1) * GAP)}px) / ${String(slides)})`;

type CarouselSlidesProps<T> = {
  carousel: Carousel;
  slides: readonly T[];
  /** Widths for windows of so many pixels and more, such as `{ 0: widthOf(1), 768: widthOf(2) }`. */
  widths: Readonly<Record<number, string>>;
  /** Whether a new slide is read out: not while they move by themselves. */
  spoken: boolean;
  children: (slide: T) => ReactNode;
};

/** The slides themselves. Those out of view are out of reach as well, or the Tab key would lead into nothing. */
export const CarouselSlides = <T,>({ carousel, slides, widths, spoken, children }: CarouselSlidesProps<T>) => {
  const t = useT();
  const { viewport, isShown } = carousel;
  return (
    <Box ref={viewport} sx={frame}>
      <Box aria-live={spoken ? 'polite' : 'off'} sx={track(widths)}>
        {slides.map((slide, nth) => (
          <Box
            key={nth}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.place', { nth: nth + 1, all: slides.length })}
            inert={!isShown(nth)}
          >
            {children(slide)}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/**
 * Without scripts nobody moves the slides: they scroll. Both are positioned, as embla measures each from the next positioned
 * element around it, which must be the same ones whatever else is moving.
 */
const frame = {
  position: 'relative',
  overflow: 'clip',
  // Room for the shadows of cards at the edges.
  overflowClipMargin: '4px',
  '@media (scripting: none)': { overflowX: 'auto', scrollSnapType: 'x mandatory' },
} as const;

const track = (widths: Readonly<Record<number, string>>) => ({
  position: 'relative',
  display: 'flex',
  columnGap: `${String(GAP)}px`,
  touchAction: 'pan-y pinch-zoom',
  // In a circle the last one is followed by the first.
  '& > :last-of-type': { marginInlineEnd: `${String(GAP)}px` },
  '& > *': {
    flex: 'none',
    minWidth: 0,
    scrollSnapAlign: 'start',
    ...Object.fromEntries(
      Object.entries(widths).map(([from, width]) => [`@media (min-width: ${from}px)`, { flexBasis: width }]),
    ),
  },
});
