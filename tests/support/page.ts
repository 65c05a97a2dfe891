import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mediaQueryList } from './mediaQueryList.ts';
import { server } from './server.ts';
import { undo } from './undo.ts';

/** A file that asks for Node by `@vitest-environment node` has no page to look after and brings its own server. */
const hasPage = typeof document !== 'undefined';

// Waits end with what they wait for; this one is for what never comes, on a machine of any speed. `npm run mutants` sees much of that.
configure({ asyncUtilTimeout: Number(process.env.TEST_PATIENCE ?? 60_000) });

// What is looked for again and again would each time be told with the whole page; DEBUG_PRINT_LIMIT=100000 shows it.
if (!process.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (message) => new Error(message ?? undefined) });

/** What jsdom lacks because it has no layout: nothing comes into sight, nothing changes its size. */
class Unseeing {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
  takeRecords = () => [];
}

/** A mouse, and no wishes. */
const matchMedia = (media: string) => mediaQueryList(media, media.includes('pointer: fine'));

const setOpen = (open: boolean) =>
  function (this: HTMLDialogElement) {
    this.open = open;
  };

const watch = () => {
  beforeAll(() => {
    // jsdom has no layout to scroll, and says so each time.
    window.scrollTo = () => {};
    Object.assign(window, { IntersectionObserver: Unseeing, ResizeObserver: Unseeing, matchMedia });
    // Nor has it dialogs of its own.
    Object.assign(HTMLDialogElement.prototype, { showModal: setOpen(true), close: setOpen(false) });
    // A request that nobody answers is a mistake of the test or of the code, never a reason to touch the network.
    server.listen({ onUnhandledRequest: 'error' });
  });

  afterEach(async () => {
    try {
      for (let step = undo.pop(); step; step = undo.pop()) await step();
    } finally {
      // What waits to be written is written now: later there may be no page any more.
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(Object.assign(new Event(type), { persisted: true }));
      server.resetHandlers();
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', '/');
    }
  });

  afterAll(() => {
    server.close();
  });
};

if (hasPage) watch();
