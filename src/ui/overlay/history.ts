import { isRecord } from '#domain/isRecord.ts';

type Entry = { state: Readonly<Record<string, unknown>>; url: string };

/** Current history entry; undefined while nothing is mounted that listens. */
let here: Entry | undefined;

const entry = (): Entry => {
  const state: unknown = history.state;
  return { state: isRecord(state) ? state : {}, url: location.href };
};

/** Functions that close the open overlays, the uppermost last. */
let open: readonly (() => void)[] = [];

/** Makes Back call `close`, until the returned function is called. */
export const closeByBack = (close: () => void): (() => void) => {
  open = [...open, close];
  cover();
  return () => {
    // Its history entry stays, as the page may be navigating just now: Back skips it.
    open = open.filter((one) => one !== close);
  };
};

/** Number of overlays that this entry of the page was made for. */
const overOf = ({ state }: Entry): number => (typeof state.over === 'number' ? state.over : 0);

/** True for two history entries of one page. Entries not written by the router have no `idx`. */
const isOnePage = (one: Entry, other: Entry): boolean =>
  one.state.idx === other.state.idx && new URL(one.url).pathname === new URL(other.url).pathname;

/**
 * Adds a history entry for each open overlay. It copies the router's state, so the router takes them for the page's
 * own.
 */
const cover = (): void => {
  if (!here) return;
  for (let over = overOf(here) + 1; over <= open.length; over++) history.pushState({ ...here.state, over }, '');
  here = entry();
};

/**
 * Updates the entry after a navigation. Where the router replaced an overlay's entry, an older entry of the page is
 * still below it.
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
 * Handles Back within a page: closes the uppermost overlay, or goes on to the previous page. The router does not get
 * the event.
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

/** Listens to Back before the router does. Returns a function that stops it. */
export const hearBack = (): (() => void) => {
  addEventListener('popstate', pop, true);
  return () => {
    removeEventListener('popstate', pop, true);
    here = undefined;
  };
};
