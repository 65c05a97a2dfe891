import { configure, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { undo } from './undo.ts';

// React Testing Library needs React's development build, in which a flow takes a quarter more time: `act` is in no other.

/** A test may stop the clock, React goes on. */
const immediate = globalThis.setImmediate;

/** Until React has drawn what it was told of, and run its effects: its scheduler takes a turn for each. */
const drawn = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => immediate(resolve));
};

configure({
  // A browser lets React answer an event before it sends the next one.
  eventWrapper: (dispatch: () => unknown) => flushSync(dispatch),
  asyncWrapper: async (wait: () => Promise<unknown>) => {
    const result = await wait();
    await drawn();
    return result;
  },
});

/** What a test changes without an event of its own, and what React draws of it. */
export const act = async <T>(change: () => T): Promise<Awaited<T>> => {
  const result = await flushSync(change);
  await drawn();
  return result;
};

/** Draws at the end of the page, as the product does in its `<div id="root">`, until the test is over. */
export const render = (element: ReactNode) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => {
    root.render(element);
  });
  const unmount = () => {
    // jsdom keeps the sheet of a <style> in an element that is removed as a whole, and with it all of the page.
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
