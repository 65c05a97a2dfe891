type Word = 'changed' | 'reset';

let channel: BroadcastChannel | undefined;
/** Channel shared by all code of the page, because a second one would receive the messages of the first. */
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
