import { vi } from 'vitest';

/**
 * Counts timers set for exactly so many milliseconds from now on: returns a function for their number. A busy machine
 * draws a toast's end late, so its time is not measured.
 */
export const watchTimers = (milliseconds: number) => {
  const armed = vi.spyOn(globalThis, 'setTimeout');
  return () => armed.mock.calls.filter(([, ms]) => ms === milliseconds).length;
};

/** Measures how long a text is shown among the toasts; resolves to milliseconds once it is gone. */
export const watchToast = (text: string) =>
  new Promise<number>((resolve) => {
    const toasts = document.getElementById('toasts');
    let since: number | undefined;
    const observer = new MutationObserver(() => {
      const isShown = toasts?.textContent.includes(text);
      if (isShown) since ??= performance.now();
      if (isShown || since === undefined) return;
      observer.disconnect();
      resolve(performance.now() - since);
    });
    observer.observe(toasts ?? document.body, { childList: true, subtree: true, characterData: true });
  });
