import { isRecord } from '#domain/isRecord.ts';
import { onOpened, openOverlays } from './openOverlays.ts';

type Entry = { state: Readonly<Record<string, unknown>>; url: string };

/** The entry of the history that is shown; undefined where nobody listens. */
let here: Entry | undefined;

const entry = (): Entry => {
  const state: unknown = history.state;
  return { state: isRecord(state) ? state : {}, url: location.href };
};

/** The number of this page's entries below that one: each stands for something that was open. */
const overOf = ({ state }: Entry): number => (typeof state.over === 'number' ? state.over : 0);

/** Two entries of one page. Those that the router has not written have no `idx`. */
const isOnePage = (one: Entry, other: Entry): boolean =>
  one.state.idx === other.state.idx && new URL(one.url).pathname === new URL(other.url).pathname;

/** One entry for each thing that is open. The router, whose state is copied, takes all of them for the page's own. */
const cover = (): void => {
  if (!here) return;
  for (let over = overOf(here) + 1; over <= openOverlays().length; over++)
    history.pushState({ ...here.state, over }, '');
  here = entry();
};

/** The router has gone somewhere. Where it replaced an entry of something that was open, there is still one of this page below. */
export const noteEntry = (): void => {
  const before = here;
  here = entry();
  const { state } = here;
  if (before && state.idx === before.state.idx && state.key !== before.state.key && overOf(before) > overOf(here))
    history.replaceState({ ...state, over: overOf(before) }, '');
  cover();
};

/** Back within a page closes what is uppermost, or goes on to the page before. The router hears of neither. */
const pop = (event: PopStateEvent): void => {
  const before = here;
  here = entry();
  if (!before || !isOnePage(here, before) || overOf(here) >= overOf(before)) return;
  event.stopImmediatePropagation();
  if (here.state.key !== before.state.key)
    history.replaceState({ ...before.state, over: overOf(here) }, '', before.url);
  const close = openOverlays().at(-1);
  if (!close) {
    history.back();
    return;
  }
  close();
  // What cannot be closed now stays above an entry of its own.
  setTimeout(cover);
};

/** Listens before the router does. The result stops it. */
export const hearBack = (): (() => void) => {
  addEventListener('popstate', pop, true);
  onOpened(cover);
  return () => {
    removeEventListener('popstate', pop, true);
    here = undefined;
  };
};
