import { useEffect, useRef } from 'react';

/** Distance in px above the window's lower edge that an element must reach to be revealed (HOME-32). */
const OFFSET = 50;
/** Distance in px by which a hidden element is shifted. */
const SHIFT = 24;

/**
 * Styles of the elements marked `data-reveal` (HOME-32). An element with the value 'below' or 'above' is hidden, and
 * fades in once {@link useReveal} has set 'shown'. They do not apply in print or with reduced motion (C-34).
 */
export const reveal = {
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& [data-reveal]': { transition: 'opacity 1000ms ease-in-out, transform 1000ms ease-in-out' },
    '& [data-reveal="below"]': { opacity: 0, transform: `translateY(${String(SHIFT)}px)` },
    '& [data-reveal="above"]': { opacity: 0, transform: `translateY(-${String(SHIFT)}px)` },
  },
} as const;

/**
 * Hook that returns a ref for a page. Its elements marked `data-reveal` fade in each time they are scrolled into view;
 * {@link reveal} has their styles. Elements in view at first stay visible, and nothing is hidden before this code runs.
 */
export const useReveal = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.forEach(place),
      // The observer measures elements where they are drawn, and hidden ones are drawn lower by SHIFT.
      { rootMargin: `0px 0px -${String(OFFSET - SHIFT)}px` },
    );
    root.current.querySelectorAll('[data-reveal]').forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, []);
  return root;
};

/**
 * Hides or reveals the element of one observer entry, as it leaves or enters the window. A hidden element is shifted
 * away from the window, up or down, because otherwise the shift would move it into view again.
 */
const place = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
  const { top, bottom } = boundingClientRect;
  const isFirst = target.getAttribute('data-reveal') === '';
  const inSight = isIntersecting || (isFirst && bottom > 0 && top < window.innerHeight);
  target.setAttribute('data-reveal', inSight ? 'shown' : bottom <= 0 ? 'above' : 'below');
};
