import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { tabStorage } from '#services/storage.ts';
import { usePrefersReducedMotion, type Carousel } from './useCarousel.ts';

/**
 * Hook for the autoplay of a carousel: each slide shows for `milliseconds`, also after the visitor has moved to it
 * (HOME-14). Autoplay stops while the pointer is over the carousel, the focus is visible in it, or the tab is hidden.
 * The pause button and reduced motion stop it until the visitor starts it again (C-34). Spread `holds` on the element
 * around carousel and buttons; `toggle` is for the pause button.
 */
export const useRotation = ({ ready, index, next }: Carousel, milliseconds: number) => {
  const calm = usePrefersReducedMotion();
  const choice = useChoice();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const away = useDocumentHidden();
  const paused = choice === undefined ? calm : choice === 'paused';
  const rotating = ready && !paused && !hovered && !focused && !away;

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(next, milliseconds);
    return () => clearTimeout(timer);
    // `index` restarts the timer with each slide.
  }, [rotating, index, next, milliseconds]);

  return {
    /** True while the visitor's choice, or reduced motion, keeps the slides still. */
    paused,
    /** True while the slides move by themselves. */
    rotating,
    toggle: () => choose(paused ? 'playing' : 'paused'),
    holds: {
      // A touch would never end its hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
};

const followVisibility = (report: () => void) => {
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
};

const useDocumentHidden = () =>
  useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );

type Choice = 'paused' | 'playing';

/**
 * Key in the tab's sessionStorage for the visitor's last press on the pause button, which counts for later pages too.
 */
const KEY = 'carousel';

const listeners = new Set<() => void>();

const read = (): Choice | undefined => {
  const choice = tabStorage.get(KEY);
  return choice === 'paused' || choice === 'playing' ? choice : undefined;
};

const subscribe = (report: () => void) => {
  listeners.add(report);
  return () => listeners.delete(report);
};

/** Hook that returns whether the visitor has last paused or started a carousel in this tab; undefined if neither. */
const useChoice = (): Choice | undefined => useSyncExternalStore(subscribe, read, () => undefined);

const choose = (choice: Choice): void => {
  tabStorage.set(KEY, choice);
  listeners.forEach((report) => report());
};
