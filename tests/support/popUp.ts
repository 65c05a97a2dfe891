import { vi } from 'vitest';
import { installGapi } from '#mocks/identity/gapi.ts';
import { googleAnswer, type GoogleAccount } from '#mocks/identity/googleAnswer.ts';

/**
 * Plays Google's pop-up: whatever window the SDK opens posts what `answer` makes of its address, and stays silent on
 * undefined. Returns the spy on window.open.
 */
export const popUp = (answer: (page: URL) => unknown, isClosed = false) => {
  installGapi(window);
  return vi.spyOn(window, 'open').mockImplementation((url) => {
    const popup = { closed: isClosed, focus: () => {}, close: () => {} };
    setTimeout(() => {
      const data = answer(new URL(String(url)));
      if (data !== undefined) window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    });
    return popup as unknown as Window;
  });
};

/** The pop-up in which this account is chosen. */
export const choosing = (account: GoogleAccount) => popUp((page) => googleAnswer(page, account));

/** The pop-up that is closed with nothing chosen, of which the SDK is told nothing. */
export const closed = () => popUp(() => undefined, true);

/** The pop-up that ends with an error of the provider: 'auth/popup-blocked' and the like. */
export const failing = (code: string) =>
  popUp((page) => {
    const { eventType, authEvent } = googleAnswer(page, null);
    return { eventType, authEvent: { ...authEvent, error: { code, message: '' } } };
  });
