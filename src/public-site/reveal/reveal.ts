/** Distance in px from the window's lower edge at which an element is revealed (HOME-32). */
export const OFFSET = 50;
/** Distance in px from its place at which an element waits. */
export const SHIFT = 24;

/** Transition of elements marked `data-reveal` (HOME-32); none in print and with reduced motion (C-34). */
export const reveal = {
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& [data-reveal]': { transition: 'opacity 1000ms ease-in-out, transform 1000ms ease-in-out' },
    '& [data-reveal="below"]': { opacity: 0, transform: `translateY(${String(SHIFT)}px)` },
    '& [data-reveal="above"]': { opacity: 0, transform: `translateY(-${String(SHIFT)}px)` },
  },
} as const;
