import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { tabStorage } from '#services/storage.ts';
import type { Carousel } from './useCarousel.ts';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

/**
 * Moves a carousel on by itself. Arrows and dots do not stop it (HOME-14); a pointer above it and a visible focus in it hold it
 * for as long as they last, the button and a wish for less motion until it is asked to play (C-34). Each slide stands for
 * `milliseconds`, also one that the visitor went to. Hand `holds` to the element around the carousel and all its buttons.
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
    return () => {
      clearTimeout(timer);
    };
    // A new slide has its time to itself.
  }, [rotating, index, next, milliseconds]);

  return {
    paused,
    rotating,
    toggle: () => {
      choose(paused ? 'playing' : 'paused');
    },
    holds: {
      // A finger leaves no hover behind.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        setHovered(pointerType !== 'touch');
      },
      onPointerLeave: () => {
        setHovered(false);
      },
      onFocus: ({ target }: FocusEvent) => {
        setFocused(target.matches(':focus-visible'));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
};

const followVisibility = (report: () => void) => {
  document.addEventListener('visibilitychange', report);
  return () => {
    document.removeEventListener('visibilitychange', report);
  };
};

const useDocumentHidden = () =>
  useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );

type Choice = 'paused' | 'playing';

/** In the tab's storage: whoever pauses does not want to do so again on the next visit to the page. */
const KEY = 'carousel';

const listeners = new Set<() => void>();

const read = (): Choice | undefined => {
  const choice = tabStorage.get(KEY);
  return choice === 'paused' || choice === 'playing' ? choice : undefined;
};

const subscribe = (report: () => void) => {
  listeners.add(report);
  return () => {
    listeners.delete(report);
  };
};

/** What the visitor last told the carousels to do, if anything. */
const useChoice = (): Choice | undefined => useSyncExternalStore(subscribe, read, () => undefined);

const choose = (choice: Choice): void => {
  tabStorage.set(KEY, choice);
  listeners.forEach((report) => {
    report();
  });
};
