import { useRtl } from '@mui/system/RtlProvider';
import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const follow = (report: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', report);
  return () => query.removeEventListener('change', report);
};

/** Hook that returns true when the visitor prefers reduced motion; false while prerendering. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );

/**
 * Hook for an endless carousel of `slides` slides, moved by touch, mouse or buttons. It returns what {@link
 * CarouselSlides} and the buttons need; `viewport` is the ref of the element that the library embla moves. Before embla
 * has started, the first slides show and none is inert.
 */
export const useCarousel = (slides: number) => {
  const jump = usePrefersReducedMotion();
  const { viewport, api, move } = useEmbla(useRtl() ? 'rtl' : 'ltr');
  const index = useReading(api, indexOf, 0);
  const visible = useReading(api, visibleOf, 1);
  return {
    viewport,
    /** True once embla has started. */
    ready: api !== undefined,
    /** Index of the first visible slide, from 0. */
    index,
    /**
     * Function that returns true if the slide with this index, from 0, is in sight. It returns true for all before
     * embla has started.
     */
    isShown: (slide: number) => !api || (slide - index + slides) % slides < visible,
    previous: useCallback(() => move((embla) => embla.scrollPrev(jump)), [move, jump]),
    next: useCallback(() => move((embla) => embla.scrollNext(jump)), [move, jump]),
    goTo: useCallback((slide: number) => move((embla) => embla.scrollTo(slide, jump)), [move, jump]),
  };
};

export type Carousel = ReturnType<typeof useCarousel>;

type Move = (embla: EmblaCarouselType) => void;

/**
 * Hook that starts embla on the element with the ref `viewport`. embla starts in a separate task after mount, because
 * it measures every slide; buttons pressed earlier take effect then.
 */
const useEmbla = (direction: 'ltr' | 'rtl') => {
  const viewport = useRef<HTMLDivElement>(null);
  const made = useRef<EmblaCarouselType>(undefined);
  const early = useRef<Move[]>([]);
  const [api, setApi] = useState<EmblaCarouselType>();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!viewport.current) return;
      const embla = EmblaCarousel(viewport.current, { loop: true, align: 'start', direction });
      made.current = embla;
      for (const move of early.current.splice(0)) move(embla);
      startTransition(() => setApi(embla));
    });
    return () => {
      clearTimeout(timer);
      made.current?.destroy();
      made.current = undefined;
      setApi(undefined);
    };
  }, [direction]);
  const move = useCallback((how: Move) => {
    if (made.current) how(made.current);
    else early.current.push(how);
  }, []);
  return { viewport, api, move };
};

const indexOf = (api: EmblaCarouselType) => api.selectedScrollSnap();
/** Number of slides that are visible side by side, by embla's measurements; 1 without a layout. */
const visibleOf = (api: EmblaCarouselType) => {
  const { containerRect, slideRects } = api.internalEngine();
  const [first] = slideRects;
  return first && first.width > 0 ? Math.max(1, Math.floor((containerRect.width + 1) / first.width)) : 1;
};

/**
 * Hook for a value that `read` takes from embla, or `before` until embla has started. The component renders again when
 * it changes.
 */
const useReading = (
  api: EmblaCarouselType | undefined,
  read: (api: EmblaCarouselType) => number,
  before: number,
): number => {
  const subscribe = useCallback(
    (report: () => void) => {
      api?.on('select', report).on('reInit', report);
      return () => api?.off('select', report).off('reInit', report);
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => (api ? read(api) : before),
    () => before,
  );
};
