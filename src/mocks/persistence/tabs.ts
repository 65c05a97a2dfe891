type Word = 'changed' | 'reset';

let channel: BroadcastChannel | undefined;
/**
 * Channel to the other tabs. All code of the page shares one, because a second channel would receive the page's own
 * messages.
 */
const open = () => (channel ??= new BroadcastChannel('taskcoin-demo'));

/** Tells the other tabs that the demo's state has changed or was reset. */
export const tellTabs = (word: Word): void => open().postMessage(word);

/**
 * Subscribes to the other tabs: calls the listener `changed` when one has changed the demo's state, `reset` when one
 * has reset it.
 */
export const hearTabs = (listeners: Record<Word, () => void>): void => {
  open().addEventListener('message', ({ data }: MessageEvent<Word>) => listeners[data]());
};
