import { configure, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { undo } from './undo.ts';

// React Testing Library needs `act`, which only React's development build has, where flows take a quarter longer.

/** Real timer, as a test may fake the clock. */
const immediate = globalThis.setImmediate;

/** Resolves when React has rendered and run its effects: its scheduler takes a turn for each. */
const drawn = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => immediate(resolve));
};

configure({
  // As in a browser, React handles an event before the next one.
  eventWrapper: (dispatch: () => unknown) => flushSync(dispatch),
  asyncWrapper: async (wait: () => Promise<unknown>) => {
    const result = await wait();
    await drawn();
    return result;
  },
});

/** Runs a change outside of events, and waits until React has rendered it. */
export const act = async <T>(change: () => T): Promise<Awaited<T>> => {
  const result = await flushSync(change);
  await drawn();
  return result;
};

/** Renders at the end of the body, until the test is over. */
export const render = (element: ReactNode) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => {
    root.render(element);
  });
  const unmount = () => {
    // jsdom leaks the style sheets, and so the page, of a removed subtree.
    for (const style of container.querySelectorAll('style')) style.remove();
    flushSync(() => {
      root.unmount();
    });
    container.remove();
  };
  undo.push(unmount);
  return { container, unmount };
};

export { fireEvent, screen, waitFor, within };
export type { Screen } from '@testing-library/dom';
