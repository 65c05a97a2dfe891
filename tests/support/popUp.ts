import { vi } from 'vitest';
import { installGapi } from '#mocks/identity/installGapi.ts';
import { googleAnswer, type GoogleAccount } from '#mocks/identity/googleAnswer.ts';

/**
 * Simulates Google's pop-up: the window that the SDK opens posts the result of `answer` for its address, or nothing for
 * undefined. With `isClosed`, the window says that the user has closed it. Returns the spy on window.open.
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

/** Pop-up in which the user chooses this account. */
export const choosing = (account: GoogleAccount) => popUp((page) => googleAnswer(page, account));

/** Pop-up that the user closes, which the SDK learns by polling. */
export const closed = () => popUp(() => undefined, true);

/** Pop-up that ends with an error of the provider, such as 'auth/popup-blocked'. */
export const failing = (code: string) =>
  popUp((page) => {
    const { eventType, authEvent } = googleAnswer(page, null);
    return { eventType, authEvent: { ...authEvent, error: { code, message: '' } } };
  });
