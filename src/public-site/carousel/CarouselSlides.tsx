import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import type { Carousel } from './useCarousel.ts';

/** Gap between two slides, in px (HOME-15, HOME-24). */
const GAP = 30;

/** CSS width of a slide when `slides` of them stand side by side. */
export const widthOf = (slides: number): string => `calc((100% - ${String((slides - 1) * GAP)}px) / ${String(slides)})`;

type CarouselSlidesProps<T> = {
  carousel: Carousel;
  slides: readonly T[];
  /**
   * CSS widths of a slide, each by the smallest window width in px from which it applies: `{ 0: widthOf(1), 768:
   * widthOf(2) }`.
   */
  widths: Readonly<Record<number, string>>;
  /** True to have screen readers announce a new slide; false while the slides move by themselves. */
  spoken: boolean;
  children: (slide: T) => ReactNode;
};

/**
 * Slides of a carousel, each rendered by the function `children`. Hidden slides are inert, because the Tab key must not
 * reach them. `spoken` makes screen readers announce a new slide; `widths` has the CSS width of a slide for each range
 * of window widths.
 */
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
 * Styles of the frame around the slides, which scrolls when scripts are off. Frame and track are positioned, because
 * embla measures offsets from the nearest positioned ancestor.
 */
const frame = {
  position: 'relative',
  overflow: 'clip',
  // Shows the shadows of cards at the edges.
  overflowClipMargin: '4px',
  '@media (scripting: none)': { overflowX: 'auto', scrollSnapType: 'x mandatory' },
} as const;

const track = (widths: Readonly<Record<number, string>>) => ({
  position: 'relative',
  display: 'flex',
  columnGap: `${String(GAP)}px`,
  touchAction: 'pan-y pinch-zoom',
  // The gap between the last slide and the first, which follows it.
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
