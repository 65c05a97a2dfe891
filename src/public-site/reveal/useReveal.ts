import { useEffect, useRef } from 'react';

/** Distance in px from the window's lower edge at which an element is revealed (HOME-32). */
const OFFSET = 50;
/** Distance in px from its place at which an element waits. */
const SHIFT = 24;

/** Transition of elements marked `data-reveal` (HOME-32); none in print and with reduced motion (C-34). */
export const reveal = {
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& [data-reveal]': { transition: 'opacity 1000ms ease-in-out, transform 1000ms ease-in-out' },
    '& [data-reveal="below"]': { opacity: 0, transform: `translateY(${String(SHIFT)}px)` },
    '& [data-reveal="above"]': { opacity: 0, transform: `translateY(-${String(SHIFT)}px)` },
  },
} as const;

/**
 * Ref of a page whose elements marked `data-reveal` fade in each time they are scrolled into view, styled by {@link
 * reveal}. Those in view at first stay, and nothing is hidden before this code runs.
 */
export const useReveal = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.forEach(place),
      // The observer measures elements as drawn, and waiting ones are drawn lower.
      { rootMargin: `0px 0px -${String(OFFSET - SHIFT)}px` },
    );
    root.current.querySelectorAll('[data-reveal]').forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, []);
  return root;
};

/** Hides an element on the side where it left: shifted to the other side, it would be in view again. */
const place = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
  const { top, bottom } = boundingClientRect;
  const isFirst = target.getAttribute('data-reveal') === '';
  const inSight = isIntersecting || (isFirst && bottom > 0 && top < window.innerHeight);
  target.setAttribute('data-reveal', inSight ? 'shown' : bottom <= 0 ? 'above' : 'below');
};
