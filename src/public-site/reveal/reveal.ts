/** From the window's lower edge, in pixels: an element comes in once its place has risen so far (HOME-32). */
export const OFFSET = 50;
/** How far from its place it waits, in pixels. */
export const SHIFT = 24;

/** How elements marked `data-reveal` come in (HOME-32); not in print, and not for who asked for less motion (C-34). */
export const reveal = {
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& [data-reveal]': { transition: 'opacity 1000ms ease-in-out, transform 1000ms ease-in-out' },
    '& [data-reveal="below"]': { opacity: 0, transform: `translateY(${String(SHIFT)}px)` },
    '& [data-reveal="above"]': { opacity: 0, transform: `translateY(-${String(SHIFT)}px)` },
  },
} as const;
