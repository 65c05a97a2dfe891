import { isRecord } from '#domain/isRecord.ts';

type Entry = { state: Readonly<Record<string, unknown>>; url: string };

/** History entry that the browser shows, as last read; undefined while nothing listens for Back ({@link hearBack}). */
let here: Entry | undefined;

const entry = (): Entry => {
  const state: unknown = history.state;
  return { state: isRecord(state) ? state : {}, url: location.href };
};

/** Functions that close the open overlays (dialogs, drawers, menus), the uppermost last. */
let open: readonly (() => void)[] = [];

/**
 * Registers an open overlay: the browser's Back button calls `close` instead of leaving the page, until the returned
 * function is called.
 */
export const closeByBack = (close: () => void): (() => void) => {
  open = [...open, close];
  cover();
  return () => {
    // The overlay's history entry stays, because the page may be navigating just now; Back skips it.
    open = open.filter((one) => one !== close);
  };
};

/**
 * Position of the overlay that a history entry was made for, 1 for the undermost; 0 for the entry of the page itself.
 */
const overOf = ({ state }: Entry): number => (typeof state.over === 'number' ? state.over : 0);

/**
 * True for two history entries of the same page, of which one may have been made for an overlay. Entries that the
 * router did not write have no `idx`.
 */
const isOnePage = (one: Entry, other: Entry): boolean =>
  one.state.idx === other.state.idx && new URL(one.url).pathname === new URL(other.url).pathname;

/**
 * Adds a history entry for each open overlay that has none. The new entry has a copy of the router's state, so that the
 * router takes it for an entry of the same page.
 */
const cover = (): void => {
  if (!here) return;
  for (let over = overOf(here) + 1; over <= open.length; over++) history.pushState({ ...here.state, over }, '');
  here = entry();
};

/**
 * Reads the current history entry; call it after each navigation of the router. If the router has replaced the entry of
 * an overlay, the new entry is marked as the overlay's too, because an older entry of the page is still below it.
 */
export const noteEntry = (): void => {
  const before = here;
  here = entry();
  const { state } = here;
  if (before && state.idx === before.state.idx && state.key !== before.state.key && overOf(before) > overOf(here))
    history.replaceState({ ...state, over: overOf(before) }, '');
  cover();
};

/**
 * Handles 'popstate' after Back within a page: closes the uppermost overlay, or goes on to the previous page if none is
 * open. The router does not get the event.
 */
const pop = (event: PopStateEvent): void => {
  const before = here;
  here = entry();
  if (!before || !isOnePage(here, before) || overOf(here) >= overOf(before)) return;
  event.stopImmediatePropagation();
  if (here.state.key !== before.state.key)
    history.replaceState({ ...before.state, over: overOf(here) }, '', before.url);
  const close = open.at(-1);
  if (!close) {
    history.back();
    return;
  }
  close();
  // An overlay that refuses to close gets a new entry.
  setTimeout(cover);
};

/**
 * Starts to listen for the browser's Back ('popstate'); its listener runs before the router's. Returns a function that
 * stops it.
 */
export const hearBack = (): (() => void) => {
  addEventListener('popstate', pop, true);
  return () => {
    removeEventListener('popstate', pop, true);
    here = undefined;
  };
};
