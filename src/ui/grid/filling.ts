/**
 * Attribute that marks a list's frame as filling the height which the rest of the screen leaves in the window. {@link
 * aroundFilling} reacts to it.
 */
export const FILLS = { 'data-fills': true } as const;

/**
 * Style for each element around a frame with {@link FILLS}, up to the screen. It makes a flex column in which that
 * frame gets the rest of the height.
 */
export const aroundFilling = {
  '&:has([data-fills])': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
} as const;

/** Least height of the pager's line, in px. The line is higher when there is room left in which no further row fits. */
const PAGER = 41;

/** Style for the container of rows and pager, at least five rows high. {@link wholeRows} measures it. */
export const fillingStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 302px',
  containerType: 'size',
  '& > :last-of-type': { flex: 1 },
} as const;

const ROOM = `100cqh - ${String(PAGER)}px`;

/**
 * Style for a grid in a container with {@link fillingStyle}: it is as high as the whole rows that fit. Browsers whose
 * CSS cannot round may cut the last row.
 */
export const wholeRows = {
  flex: 'none',
  height: `calc(${ROOM})`,
  '@supports (height: round(down, 9px, 2px))': {
    height: `calc(var(--headings) + round(down, ${ROOM} - var(--headings), var(--row)))`,
  },
} as const;
