import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { mediaQueryList } from './mediaQueryList.ts';
import { server } from './server.ts';
import { undo } from './undo.ts';

/** False for a file with `@vitest-environment node`, which has no page and brings its own server. */
const hasPage = typeof document !== 'undefined';

// Long, as it only ends waits in vain, on machines of any speed; `npm run mutants` has many and shortens it.
configure({ asyncUtilTimeout: Number(process.env.TEST_PATIENCE ?? 60_000) });

// Without the whole page in each message of a failed query; DEBUG_PRINT_LIMIT=100000 shows it.
if (!process.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (message) => failedQuery(message ?? '') });

const SHOWN = 'The page says: ';

/** Error of a query that found nothing. Its message ends with the page's heading, questions and notices. */
const failedQuery = (message: string) => {
  const error = new Error(message);
  // Only when it is read, as a query that waits fails many times.
  const get = () => (message.includes(SHOWN) ? message : `${message}\n${SHOWN}${saidByPage()}`);
  return Object.defineProperty(error, 'message', { get, configurable: true });
};

const saidByPage = () => {
  const parts = document.querySelectorAll('h1, [role="dialog"] h2, [role="alert"], [role="status"], #toasts');
  const texts = [...parts].map(({ textContent }) => textContent.trim().slice(0, 200)).filter(Boolean);
  return [...new Set(texts)].join(' | ');
};

/** Observer that never reports, as jsdom has no layout. */
class Unseeing {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
  takeRecords = () => [];
}

/** Media queries as with a mouse and no preferences. */
const matchMedia = (media: string) => mediaQueryList(media, media.includes('pointer: fine'));

const setOpen = (open: boolean) =>
  function (this: HTMLDialogElement) {
    this.open = open;
  };

const watch = () => {
  beforeAll(() => {
    // jsdom has no scrolling, and logs each call.
    window.scrollTo = () => {};
    Object.assign(window, { IntersectionObserver: Unseeing, ResizeObserver: Unseeing, matchMedia });
    // jsdom has no modal dialogs.
    Object.assign(HTMLDialogElement.prototype, { showModal: setOpen(true), close: setOpen(false) });
    // A request without a handler is a mistake, and must not reach the network.
    server.listen({ onUnhandledRequest: 'error' });
  });

  afterEach(async () => {
    try {
      for (let step = undo.pop(); step; step = undo.pop()) await step();
    } finally {
      // Flushes pending writes, as the page may be gone later.
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(Object.assign(new Event(type), { persisted: true }));
      server.resetHandlers();
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', '/');
    }
  });

  afterAll(async () => {
    // A module that is still loading as its file ends stays failed for every later file of the worker.
    await vi.dynamicImportSettled();
    server.close();
  });
};

if (hasPage) watch();
