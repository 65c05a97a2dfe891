import { useEffect, useRef } from 'react';

/** From the window's lower edge, in pixels: an element comes in once it has risen so far (HOME-32). */
const OFFSET = 50;

/**
 * Elements marked `data-reveal` come in when they are scrolled to, each time anew; {@link reveal} says how. What is in sight at
 * first stays as it is, and nothing is hidden before this code runs.
 */
export const useReveal = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        entries.forEach(place);
      },
      { rootMargin: `0px 0px -${String(OFFSET)}px` },
    );
    root.current.querySelectorAll('[data-reveal]').forEach((element) => {
      observer.observe(element);
    });
    return () => {
      observer.disconnect();
    };
  }, []);
  return root;
};

/** Out of sight it waits on the side where it left: drawn back to the other, it would come into sight by that alone. */
const place = ({ target, isIntersecting, boundingClientRect: { top, bottom } }: IntersectionObserverEntry) => {
  const isFirst = target.getAttribute('data-reveal') === '';
  const inSight = isIntersecting || (isFirst && bottom > 0 && top < window.innerHeight);
  target.setAttribute('data-reveal', inSight ? 'shown' : bottom <= 0 ? 'above' : 'below');
};
