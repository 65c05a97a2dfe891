import { useRtl } from '@mui/system/RtlProvider';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

type Api = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Slides in a circle, moved by fingers, mouse or buttons. Embla does the moving alone: what is said of it is ours, see
 * {@link CarouselSlides}. Before its code runs the first slides are shown and none is taken out of anybody's reach.
 */
export const useCarousel = (slides: number) => {
  const jump = usePrefersReducedMotion();
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start', direction: useRtl() ? 'rtl' : 'ltr' });
  const index = useReading(api, indexOf, 0);
  const visible = useReading(api, visibleOf, 1);
  return {
    viewport,
    ready: api !== undefined,
    /** The first slide in view, from 0. */
    index,
    isShown: (slide: number) => !api || (slide - index + slides) % slides < visible,
    previous: useCallback(() => api?.scrollPrev(jump), [api, jump]),
    next: useCallback(() => api?.scrollNext(jump), [api, jump]),
    goTo: useCallback((slide: number) => api?.scrollTo(slide, jump), [api, jump]),
  };
};

export type Carousel = ReturnType<typeof useCarousel>;

const indexOf = (api: Api) => api.selectedScrollSnap();
/** By the sizes that embla has measured; a page without any shows one. */
const visibleOf = (api: Api) => {
  const { containerRect, slideRects } = api.internalEngine();
  const [first] = slideRects;
  return first && first.width > 0 ? Math.max(1, Math.floor((containerRect.width + 1) / first.width)) : 1;
};

/** Something of embla that is drawn, live. */
const useReading = (api: Api | undefined, read: (api: Api) => number, before: number): number => {
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
