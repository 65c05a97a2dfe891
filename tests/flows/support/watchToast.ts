import { vi } from 'vitest';

/** Counter of the timers set for `milliseconds` from now on, as a busy machine may draw a toast's end late. */
export const watchTimers = (milliseconds: number) => {
  const armed = vi.spyOn(globalThis, 'setTimeout');
  return () => armed.mock.calls.filter(([, ms]) => ms === milliseconds).length;
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
