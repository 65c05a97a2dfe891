import { vi } from 'vitest';

/**
 * For how many milliseconds the toasts from now on are to stay, by the timers of notistack itself: a busy machine draws the end
 * of a toast whenever it can.
 */
export const watchTimers = () => {
  const armed = vi.spyOn(globalThis, 'setTimeout');
  return () => armed.mock.calls.filter(([work]) => String(work).includes('handleClose')).map(([, ms]) => ms);
};

/** For how many milliseconds a text stands among the toasts. */
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
