import { isRecord } from '#domain/isRecord.ts';

type Opened = {
  restyle: () => Promise<void>;
  ping: (answer: () => void) => Promise<void>;
  register: (event: string, handler: (message: unknown) => void) => void;
  send: (event: string, message: unknown, answer: (results: unknown[]) => void) => void;
};

/**
 * Installs a replacement for https://apis.google.com/js/api.js, which the Firebase SDK loads to listen to its pop-up.
 * It passes on the messages of our account chooser, and none from other origins.
 */
export const installGapi = (page: Window): void => {
  const open = async (_options: unknown, opened: (frame: Opened) => unknown): Promise<Opened> => {
    const handlers = new Map<string, (message: unknown) => void>();
    page.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== page.location.origin || !isRecord(data) || data.eventType !== 'sendAuthEvent') return;
      handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.authEvent });
    });
    const frame: Opened = {
      restyle: async () => {},
      ping: (answer) => {
        answer();
        return Promise.resolve();
      },
      register: (event, handler) => handlers.set(event, handler),
      send: (_event, _message, answer) => {
        try {
          answer([{ webStorageSupport: true }]);
        } catch {
          // The SDK's callback ends in a failed assertion even after a valid answer.
        }
      },
    };
    await opened(frame);
    return frame;
  };
  const iframes = { Iframe: () => {}, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => ({ open }) };
  Object.assign(page, { gapi: { iframes } });
};
