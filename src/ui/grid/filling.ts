import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Length as CSS writes it. */
export const px = (length: number) => `${String(length)}px`;

/** Least height of the pager's line, in px. It also gets the few px by which the rows are too low together. */
const PAGER = 40;

/** Style for the container of rows and pager, at least five rows high. {@link wholeRows} measures it. */
export const fillingStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 298px',
  containerType: 'size',
  '& > :last-of-type': { flex: 1 },
} as const;

const ROOM = `100cqh - ${px(PAGER)}`;

/**
 * Hook that returns the height of a grid's rows, in px: `least`, or a little more, so that whole rows fill their room.
 * It is undefined before the first layout. `frame` is the grid's element, a child of {@link fillingStyle}'s container;
 * without `fills` the rows are as low as `least`.
 */
export const useRowHeight = (
  frame: RefObject<HTMLElement | null>,
  least: number,
  headings: number,
  fills: boolean,
): number | undefined => {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const container = frame.current?.parentElement;
    if (!fills || !container) return undefined;
    const measure = () => setRoom(container.clientHeight);
    measure();
    // At once, so that no frame shows rows of the height before.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(container);
    return () => observer.disconnect();
  }, [frame, fills]);
  if (!fills) return least;
  return room === undefined ? undefined : stretched(least, room - PAGER - headings);
};

/** Row height of at least `least` with which whole rows fill `room` but for a few px; both in px. */
export const stretched = (least: number, room: number): number =>
  room < least ? least : Math.floor(room / Math.floor(room / least));

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
