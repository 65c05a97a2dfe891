import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mendLostFocus } from '#ui/grid/mendLostFocus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each(['[role=alertdialog] button', '[data-around]'])(
  'AH-11 a focus that is lost when a dialog closes is mended, however long it stood in %s',
  (held) => {
    document.body.innerHTML = `
      <button>Next row</button>
      <div class="MuiModal-root"><div tabindex="-1" data-around>
        <div role="alertdialog"><button>Close</button></div>
      </div></div>`;
    const next = document.querySelector('button');
    document.querySelector<HTMLElement>(held)?.focus();
    const stop = mendLostFocus(() => next);
    vi.advanceTimersByTime(60_000);
    document.querySelector('.MuiModal-root')?.remove();
    vi.advanceTimersByTime(1_000);
    expect(next).toHaveFocus();
    stop();
  },
);
