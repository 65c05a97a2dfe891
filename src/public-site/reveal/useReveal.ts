import { useEffect, useRef } from 'react';
import { OFFSET, SHIFT } from './reveal.ts';

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
      // The observer sees what is drawn, and what waits below is drawn lower than its place.
      { rootMargin: `0px 0px -${String(OFFSET - SHIFT)}px` },
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

/**
 * Out of sight it waits on the side where it left: drawn back to the other, it would come into sight by that alone.
 */
const place = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
  const { top, bottom } = boundingClientRect;
  const isFirst = target.getAttribute('data-reveal') === '';
  const inSight = isIntersecting || (isFirst && bottom > 0 && top < window.innerHeight);
  target.setAttribute('data-reveal', inSight ? 'shown' : bottom <= 0 ? 'above' : 'below');
};
