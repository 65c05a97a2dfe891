/** Attribute of a list's frame that grows until the page ends with the window. */
export const FILLS = { 'data-fills': true } as const;

/** Style of each element between the screen and such a frame: a column, in which the frame gets the rest of the height. */
export const aroundFilling = {
  '&:has([data-fills])': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
} as const;

/** Least height of the pager's line, in px. It takes what whole rows leave over. */
const PAGER = 41;

/** Style of rows and pager, the container of which {@link wholeRows} takes its height: at least five rows. */
export const fillingStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 302px',
  containerType: 'size',
  '& > :last-of-type': { flex: 1 },
} as const;

const ROOM = `100cqh - ${String(PAGER)}px`;

/** Style of a grid as high as its container leaves it whole rows, where CSS can round. */
export const wholeRows = {
  flex: 'none',
  height: `calc(${ROOM})`,
  '@supports (height: round(down, 9px, 2px))': {
    height: `calc(var(--headings) + round(down, ${ROOM} - var(--headings), var(--row)))`,
  },
} as const;
